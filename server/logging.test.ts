import { expect, it } from 'vitest';
import { describeError } from './logging.ts';

it('tells an error without its message, which may quote what was sent', () => {
  const error = Object.assign(new TypeError("Unexpected token in \n    at Ann Lee's secret"), {
    code: 'E_SAMPLE',
  });
  const told = describeError(error);
  expect(told).toMatchObject({ type: 'TypeError', message: 'E_SAMPLE' });
  expect(told.stack).toContain('logging.test.ts');
  expect(JSON.stringify(told)).not.toContain('secret');
  expect(describeError("Ann's secret")).toEqual({ type: 'string', message: '', stack: '' });
});

it('tells nothing of the message that an error had before, where it has another one since', () => {
  const error = new TypeError("Unexpected token in \n    at Ann Lee's secret");
  // A stack is made when it is first asked for.
  expect(error.stack).toContain('secret');
  error.message = 'The body is not readable.';
  const told = describeError(error);
  expect(told.stack).toContain('logging.test.ts');
  expect(told.stack).not.toContain('secret');
});
