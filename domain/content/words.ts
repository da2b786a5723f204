import * as z from 'zod';

/** Words that a visitor reads: at least one. */
export const text = z.string().trim().min(1, 'write at least one word');

/** The name of something in the content, and often its address: a case, a question, a section, a person. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case id, such as what-to-bring');

/** An address of this site. */
export const path = z.string().regex(/^\/[A-Za-z0-9/-]*$/, 'write a path that begins with /');

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date("write a day that the calendar has, as '2026-12-25', in quotes");

/** A day that may be left open. */
export const dayOrNone = z.union([day, z.literal('')]);
