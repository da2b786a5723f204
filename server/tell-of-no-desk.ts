import { describeError } from './logging.ts';
import { StartupError } from './startup-error.ts';

interface Log {
  error(facts: object, text: string): void;
}

/** Says that the desk cannot be served. Visitors are served already, and go on being served. */
export function tellOfNoDesk(error: unknown, log: Log): undefined {
  if (error instanceof StartupError) process.stderr.write(`\nWARNING: ${error.message}\n\n`);
  log.error({ err: describeError(error) }, 'the desk is not served; the site is');
}
