import type { Person } from './ask-on-terminal.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { StaffError } from './staff-error.ts';
import { UsageError } from './usage.ts';

/** What a command line leaves on a terminal. */
export interface Said {
  stdout: string;
  stderr: string;
  /** 0 where all was done. */
  status: 0 | 1;
}

/**
 * Does what a command line of staff's says, and says how it went. It throws nothing.
 *
 * @param args what stands behind the command's name
 * @param person whoever gave the command; undefined where nobody can be asked
 */
export async function answerCommandLine(
  args: string[],
  environment: NodeJS.ProcessEnv,
  now: Date,
  person?: Person,
): Promise<Said> {
  try {
    const { text, faults } = await runCommand(readArguments(args, environment), now, person);
    const stderr = faults.map((fault) => `${fault}\n`).join('');
    return { stdout: `${text}\n`, stderr, status: faults.length > 0 ? 1 : 0 };
  } catch (error) {
    const isForPeople = error instanceof StaffError || error instanceof UsageError;
    // Other errors are told by their name alone: a message may quote what a visitor wrote.
    const name = error instanceof Error ? error.name : 'unknown';
    const said = isForPeople ? error.message : `The command failed (${name}).`;
    return { stdout: '', stderr: `${said}\n`, status: 1 };
  }
}
