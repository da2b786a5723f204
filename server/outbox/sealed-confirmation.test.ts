import { expect, it } from 'vitest';
import { encryptOwn } from './own-cipher.ts';
import { openConfirmation, sealConfirmation } from './sealed-confirmation.ts';

const KEY = Buffer.alloc(32, 7);

function faultOf(key: Buffer, sealed: Uint8Array): unknown {
  try {
    return openConfirmation(key, 'id', sealed);
  } catch (error) {
    return error;
  }
}

it('of a newer server is left to that one: what it says is not known here', () => {
  const letter = { email: 'ann@example.com', language: 'en-US', ofALaterServer: true };
  const sealed = encryptOwn(KEY, 'id', JSON.stringify(letter));
  expect(faultOf(KEY, sealed)).toMatchObject({ code: 'EOTHERFORM', isPermanent: false });
});

it('under another key is given up', () => {
  const sealed = sealConfirmation(KEY, 'id', { email: 'ann@example.com' });
  expect(faultOf(Buffer.alloc(32, 8), sealed)).toMatchObject({
    code: 'EUNREADABLE',
    isPermanent: true,
  });
});
