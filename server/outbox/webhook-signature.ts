import { createHmac } from 'node:crypto';

/** How a webhook's secret is written: "whsec_" and 24 to 64 bytes in base64 (the form of the Standard Webhooks specification). */
const SECRET_FORM = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

/** Whether a text may serve as a webhook's secret. */
export function isWebhookSecret(text: string): boolean {
  return SECRET_FORM.test(text);
}

/**
 * Signs a call, so that its receiver knows that it comes from us (HMAC-SHA256) and when (an old one can be refused). The form is that of the
 * Standard Webhooks specification, for which there are libraries: over "id.timestamp.body", as "v1,<base64>".
 *
 * @param secret "whsec_…"
 * @param timestampSeconds Unix time, sent as webhook-timestamp
 */
export function signWebhook(
  secret: string,
  { id, timestampSeconds, body }: { id: string; timestampSeconds: number; body: string },
): string {
  const key = Buffer.from(SECRET_FORM.exec(secret)?.[1] ?? '', 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`);
  return `v1,${mac.digest('base64')}`;
}
