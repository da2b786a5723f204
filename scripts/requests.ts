/** Staff's command line for stored requests, appointments and notifications. It needs no running server, and harms none. */
import { askOnTerminal } from '../server/staff/ask-on-terminal.ts';
import { readArguments } from '../server/staff/read-arguments.ts';
import { runCommand } from '../server/staff/run-command.ts';
import { StaffError } from '../server/staff/staff-error.ts';
import { UsageError } from '../server/staff/usage.ts';

try {
  const command = readArguments(process.argv.slice(2), process.env);
  const { text, faults } = await runCommand(command, new Date(), askOnTerminal(process));
  process.stdout.write(`${text}\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  const isForPeople = error instanceof StaffError || error instanceof UsageError;
  // Other errors are told by their name alone: a message may quote what a visitor wrote.
  const name = error instanceof Error ? error.name : 'unknown';
  process.stderr.write(`${isForPeople ? error.message : `The command failed (${name}).`}\n`);
  process.exitCode = 1;
}
