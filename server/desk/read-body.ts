import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { refuseForm } from './desk-refusals.ts';

/** More than any credential, wrapped key or note comes to. */
const BASE64_LIMIT_CHARACTERS = 48 * 1024;

/** Bytes as the desk's pages write them. */
export const base64 = z
  .base64()
  .min(1)
  .max(BASE64_LIMIT_CHARACTERS)
  .transform((text) => new Uint8Array(Buffer.from(text, 'base64')));

/** Bytes as WebAuthn writes them. */
export const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,16000}$/);

/**
 * Reads what the desk's own page has sent.
 *
 * @throws Refusal 422 that repeats nothing of it
 */
export function readBody<Form extends z.ZodType>(
  form: Form,
  request: FastifyRequest,
): z.infer<Form> {
  const parsed = form.safeParse(request.body);
  if (!parsed.success) throw refuseForm();
  return parsed.data;
}
