import * as z from 'zod';

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** What is known of the packages, or why nothing could be learned. */
export type Advisories =
  | { readonly isKnown: true; readonly found: readonly string[] }
  | { readonly isKnown: false; readonly why: string };

/**
 * What `npm audit --json` printed. Only a report counts as knowledge: a registry without advisories, which mirrors often are, answers with an error,
 * and npm prints that as JSON too.
 */
export function readAdvisories(printed: string): Advisories {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch {
    return { isKnown: false, why: 'npm printed no report' };
  }
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const failure = z.object({ message: z.string() }).safeParse(json);
    return {
      isKnown: false,
      why: failure.success ? failure.data.message : 'npm printed no report',
    };
  }
  const found = Object.entries(report.data.vulnerabilities).map(
    ([name, { severity, range, via }]) => {
      const causes = via.map((cause) =>
        typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
      );
      return `${severity}: ${name} ${range}: ${causes.join('; ')}`;
    },
  );
  return { isKnown: true, found };
}
