import { withoutExtension } from '../intake/contact-rules.ts';

/** What is dialled of a number: an extension, which would be dialled as a part of it, is asked for by whoever calls. */
export function phoneToDial(phone: string): string {
  return withoutExtension(phone).replaceAll(/[^\d+]/g, '');
}
