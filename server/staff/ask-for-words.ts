import { findWordsFault, joinWords, WORD_COUNT } from '../../domain/desk/sheet-words.ts';
import { StaffError } from './staff-error.ts';

/** Asks for a line that is not shown while it is typed; empty where nothing was. */
export type AskHidden = (question: string) => Promise<string>;

/** The words of the sheet open nothing here. No word that was typed stands in its message: most of them may be right. */
export class SheetError extends StaffError {}

const AGAIN = 'Run it again, and type all twelve in order.';

/**
 * Asks for the words of the recovery sheet, in one line or in several.
 *
 * @param askHidden undefined where nobody can be asked
 * @returns them as the key is wrapped to them
 * @throws SheetError where they cannot be those of any sheet
 */
export async function askForWords(askHidden: AskHidden | undefined): Promise<string> {
  if (askHidden === undefined) {
    throw new SheetError(
      'The words of the sheet are typed at a terminal, and there is none here: they belong into no script and no file.',
    );
  }
  const words: string[] = [];
  while (words.length < WORD_COUNT) {
    const line = await askHidden(
      words.length === 0
        ? 'The twelve words of the recovery sheet, in order (they are not shown):'
        : `Go on with word ${words.length + 1}:`,
    );
    const more = line.split(/\s+/).filter((word) => word !== '');
    if (more.length === 0) throw new SheetError('No words were typed. Nothing was opened.');
    words.push(...more);
  }
  if (words.length > WORD_COUNT) {
    throw new SheetError(`Those were ${words.length} words, and a sheet has twelve. ${AGAIN}`);
  }
  const fault = findWordsFault(words);
  if (fault === undefined) return joinWords(words);
  throw new SheetError(
    fault.is === 'order'
      ? `All twelve are words of sheets, but their order or one of them is wrong. ${AGAIN}`
      : `Word ${fault.at + 1} is in no sheet: look at the paper. ${AGAIN}`,
  );
}
