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
  const answer = askOnTerminal(own)?.agree('Forget request 1?');
  own.stdin.write(line);
  expect(await answer).toBe(expected);
  expect(String(own.stderr.read())).toContain('Forget request 1? [y/N] ');
});

it('takes a terminal that is closed for a no', async () => {
  const own = terminal(true);
  const answer = askOnTerminal(own)?.agree('Forget request 1?');
  own.stdin.end();
  expect(await answer).toBe(false);
});

it('shows nothing of what is typed hidden, and takes it as it was typed', async () => {
  const own = terminal(true);
  const answer = askOnTerminal(own)?.askHidden('The words?');
  for (const sign of 'legal winneq\u007fr\r') own.stdin.write(sign);
  expect(await answer).toBe('legal winner');
  expect(String(own.stderr.read())).toBe('The words? \n');
});

it.each([['\u0003'], ['\u0004']])('takes %j for nothing that was typed', async (sign) => {
  const own = terminal(true);
  const answer = askOnTerminal(own)?.askHidden('The words?');
  own.stdin.write(sign);
  expect(await answer).toBe('');
});
