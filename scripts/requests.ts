/** Staff's command line for stored requests, appointments and notifications. It needs no running server, and harms none. */
import { askOnTerminal } from '../server/staff/ask-on-terminal.ts';
import { answerCommandLine } from '../server/staff/command-line.ts';

const { stdout, stderr, status } = await answerCommandLine(
  process.argv.slice(2),
  process.env,
  new Date(),
  askOnTerminal(process),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
