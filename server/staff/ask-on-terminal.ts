import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import type { Ask } from './agree-to-forget.ts';
import type { AskHidden } from './ask-for-words.ts';

interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
}

/** How whoever gave a command can be asked. */
export interface Person {
  /** Only y and yes are a yes. */
  readonly agree: Ask;
  readonly askHidden: AskHidden;
}

/** Asks on a terminal; undefined where there is none. */
export function askOnTerminal({ stdin, stderr }: Terminal): Person | undefined {
  if (stdin.isTTY !== true || stderr.isTTY !== true) return undefined;
  return {
    agree: async (question) => {
      const lines = createInterface({ input: stdin, output: stderr });
      const answer = await answerTo(lines, `${question} [y/N] `);
      return /^y(es)?$/i.test(answer.trim());
    },
    askHidden: async (question) => {
      stderr.write(`${question} `);
      // A terminal's own echo is off while lines are read this way, and what would be written in its place goes nowhere.
      const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
      const lines = createInterface({
        input: stdin,
        output: nowhere,
        terminal: true,
        historySize: 0,
      });
      const answer = await answerTo(lines, '');
      stderr.write('\n');
      return answer;
    },
  };
}

/** Empty where the terminal was closed: who closes it has neither agreed nor typed anything. */
async function answerTo(
  lines: ReturnType<typeof createInterface>,
  question: string,
): Promise<string> {
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const said = lines.question(question).catch(() => '');
  const answer = await Promise.race([said, closed]);
  lines.close();
  return answer;
}
