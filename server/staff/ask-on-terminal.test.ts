import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askOnTerminal } from './ask-on-terminal.ts';

function terminal(isTTY: boolean) {
  return {
    stdin: Object.assign(new PassThrough(), { isTTY }),
    stderr: Object.assign(new PassThrough(), { isTTY }),
  };
}

it('asks nobody where there is no terminal', () => {
  expect(askOnTerminal(terminal(false))).toBeUndefined();
});

it.each([
  ['y\n', true],
  ['Yes\n', true],
  ['\n', false],
  ['n\n', false],
  ['yesterday\n', false],
])('takes %j for %s', async (line, expected) => {
  const own = terminal(true);
  const answer = askOnTerminal(own)?.('Forget request 1?');
  own.stdin.write(line);
  expect(await answer).toBe(expected);
  expect(String(own.stderr.read())).toContain('Forget request 1? [y/N] ');
});

it('takes a terminal that is closed for a no', async () => {
  const own = terminal(true);
  const answer = askOnTerminal(own)?.('Forget request 1?');
  own.stdin.end();
  expect(await answer).toBe(false);
});
