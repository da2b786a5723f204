import { askFile, hasNoLine } from '../api/ask-server.ts';
import type { PracticeKey } from '../key/practice-key.ts';

export interface OpenedPhoto {
  /** Of the picture in this page's memory; empty where there is a fault. */
  address: string;
  /** Why it is not shown; empty where it is. */
  fault: string;
  /** Width by height: known before it is shown, so that nothing moves when it is. */
  ratio: number;
}

/** Why a photo is not shown that is fetched again once the line is back. */
export const UNFETCHED = 'no connection to fetch it';

/**
 * Fetches and opens a photo of a card, and compares it with what the sealed request says of it.
 *
 * @param at from 0, as they came
 * @param said what the request says of it
 * @returns its address is the caller's to give back
 */
export async function openPhoto(
  key: PracticeKey,
  name: string,
  at: number,
  said: unknown,
): Promise<OpenedPhoto> {
  let sealed: ArrayBuffer;
  try {
    sealed = await askFile(`/api/cards/${name}/photos/${at + 1}`);
  } catch (error) {
    return withFault(hasNoLine(error) ? UNFETCHED : 'not in its store');
  }
  try {
    const opened = await key.openBytes(new Uint8Array(sealed));
    const picture = new Uint8Array(opened);
    if ((await hashOf(picture)) !== hashIn(said)) {
      return withFault('another picture than was sent');
    }
    return await decoded(URL.createObjectURL(new Blob([picture], { type: 'image/jpeg' })));
  } catch {
    return withFault('does not open');
  }
}

/** Decodes a picture before it is shown. */
async function decoded(address: string): Promise<OpenedPhoto> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(address);
    return withFault('no picture that this browser shows');
  }
  return { address, fault: '', ratio: picture.naturalWidth / Math.max(1, picture.naturalHeight) };
}

function withFault(fault: string): OpenedPhoto {
  return { address: '', fault, ratio: 1 };
}

function hashIn(said: unknown): string {
  return typeof said === 'object' && said !== null && 'sha256' in said ? String(said.sha256) : '';
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
