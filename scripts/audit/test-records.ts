import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Where runs of tests and trials leave what they found. */
const FOLDER = 'node_modules/.cache/test-results';

const stampSchema = z.object({ commit: z.string() });
const unitSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});
interface JourneySuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: JourneySuite[] | undefined;
}
const suiteSchema: z.ZodType<JourneySuite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(
      z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
    ),
    suites: z.array(suiteSchema).optional(),
  }),
);
const trialsSchema = z.object({
  commit: z.string(),
  trials: z.record(z.string(), z.object({ held: z.boolean(), told: z.string() })),
});

/** How many tests of some files passed, and how many did not. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** Of the last `npm run test:release`, where it was at this commit: file by file, journeys by the name of their file alone. */
export function readTestRecord(): ReadonlyMap<string, TestCount> | undefined {
  const stamp = read('whole/run.json', stampSchema);
  const unit = read('whole/unit.json', unitSchema);
  const journeys = read('whole/journeys.json', z.object({ suites: z.array(suiteSchema) }));
  if (!stamp || stamp.commit !== currentCommit() || !unit || !journeys) return undefined;
  const counts = new Map<string, TestCount>();
  const count = (file: string, isGood: boolean) => {
    const { passed, failed } = counts.get(file) ?? { passed: 0, failed: 0 };
    counts.set(file, { passed: passed + (isGood ? 1 : 0), failed: failed + (isGood ? 0 : 1) });
  };
  for (const { name, assertionResults } of unit.testResults) {
    const file = name.replace(`${process.cwd()}/`, '');
    for (const { status } of assertionResults) {
      if (status === 'passed' || status === 'failed') count(file, status === 'passed');
    }
  }
  const countSuite = ({ file, specs, suites = [] }: JourneySuite) => {
    for (const { status } of specs.flatMap(({ tests }) => tests)) {
      // One that was skipped has shown nothing.
      if (status !== 'skipped') count(file, status === 'expected');
    }
    suites.forEach(countSuite);
  };
  journeys.suites.forEach(countSuite);
  return counts;
}

/** Of the last `npm run torture` at this commit, by trial. */
export function readTrialRecord(): z.infer<typeof trialsSchema>['trials'] | undefined {
  const record = read('trials.json', trialsSchema);
  return record?.commit === currentCommit() ? record.trials : undefined;
}

function currentCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined {
  const path = `${FOLDER}/${name}`;
  if (!existsSync(path)) return undefined;
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}
