import type { SentRequest } from '../../domain/intake/frame-messages.ts';
import { keepOfForm } from './kept-forms.ts';

/**
 * Has a form begin with who sent it before and how they wish to be answered, and nothing else of that: they ask about something else.
 *
 * @param path of the form's page
 * @param sent null where another provider's form was sent
 */
export function keepSender(path: string, sent: SentRequest | null): void {
  if (sent?.sender) keepOfForm(path, { type: 'impressions:draft', draft: sent.sender });
}
