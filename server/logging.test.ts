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
