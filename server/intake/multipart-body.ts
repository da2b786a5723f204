import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { isRequestKind } from '../../domain/intake/kinds.ts';
import { REQUEST_KINDS } from '../../domain/intake/table-of-kinds.ts';
import { REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import {
  BODY_LIMIT_BYTES,
  OPEN_FOR_FIELD,
  PHOTO_LIMIT,
  PHOTO_LIMIT_BYTES,
  PHOTOS_FIELD,
  PHOTOS_LIMIT_BYTES,
} from '../../domain/intake/wire.ts';
import { refuseUpload } from '../photos/photo-refusals.ts';
import type { UploadTurn } from '../photos/upload-turns.ts';
import { decodeUtf8, parseJsonBody } from './json-body.ts';
import { refuseMalformed, refuseMediaType, refuseTooLarge } from './refusals.ts';

/** A photo as it came in; in memory alone, never on a disk. */
interface UploadedPhoto {
  bytes: Buffer;
  /** Past the limit of a photo: what is in `bytes` is only its beginning. */
  isTooLarge: boolean;
}

/** A form with photos. */
export interface MultipartBody {
  /** Everything but the photos. A file under any other name is null, which fits no field. */
  fields: ReadonlyMap<string, unknown>;
  /** In the order in which they came. */
  photos: readonly UploadedPhoto[];
  /** How many were sent; those past the limit are not kept. */
  photoCount: number;
}

const PARTS_LIMIT = 40;
const PART_HEADER_LIMIT_BYTES = 4_096;
/** Boundaries and the heads of parts. */
const OVERHEAD_BYTES = 64 * 1024;
const UPLOAD_LIMIT_BYTES = PHOTOS_LIMIT_BYTES + BODY_LIMIT_BYTES + OVERHEAD_BYTES;

/**
 * Reads a form with photos while it comes in.
 *
 * Once it refuses, what it has is let go of, and the rest is read and dropped: an answer on a line that is cut would not arrive.
 *
 * @param payload the body
 * @param contentType with the boundary
 * @param contentLength as announced, NaN if it was not
 * @param turn is asked before anything is kept in memory, and may break the reading off
 * @throws Refusal 503 when the turn has no room, 413 past 30 MiB in all or 16 KiB of fields, 415 where the request is of a kind that takes no photos, 400 for what cannot be read whole
 */
export function readMultipart(
  payload: Readable,
  contentType: string,
  contentLength: number,
  turn: Pick<UploadTurn, 'hold' | 'onGivingWay' | 'endReading'>,
): Promise<MultipartBody> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, unknown>();
    const photos: UploadedPhoto[] = [];
    let photoCount = 0;
    let receivedBytes = 0;
    let fieldBytes = 0;
    /** A part may end only after the next has begun. */
    const parts: { chunks: Buffer[] }[] = [];
    let isSettled = false;

    const refuse = (error: unknown): void => {
      if (isSettled) return;
      isSettled = true;
      // The listeners live on until the last byte has come, which may take minutes.
      for (const part of parts) part.chunks = [];
      photos.length = 0;
      fields.clear();
      payload.unpipe(parser);
      payload.resume();
      reject(error);
    };
    turn.onGivingWay(refuse);
    const orRefuse = (task: () => void): void => {
      try {
        task();
      } catch (error) {
        refuse(error);
      }
    };
    const unreadable = (): void => refuse(refuseMalformed(REFUSAL_WORDS.unreadableForm));

    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType },
        // Every part comes as bytes: the parser would repair what is not UTF-8.
        isPartAFile: () => true,
        limits: {
          fileSize: PHOTO_LIMIT_BYTES,
          parts: PARTS_LIMIT,
          headerSize: PART_HEADER_LIMIT_BYTES,
        },
      });
    } catch {
      payload.resume();
      reject(refuseMediaType());
      return;
    }

    const endField = (name: string, bytes: Buffer): void => {
      if (fields.has(name)) {
        throw refuseMalformed('The form has a field twice. Please send each field once.');
      }
      fields.set(name, toValue(name, decodeUtf8(bytes)));
    };

    // The names are typed as texts, but a part may have none.
    parser.on('file', (name: string | undefined, part, fileName: string | undefined) => {
      const isFile = fileName !== undefined;
      const isPhoto = isFile && name === PHOTOS_FIELD;
      const own: { chunks: Buffer[] } = { chunks: [] };
      parts.push(own);
      let bytes = 0;
      // A form without script sends a part without name and content where no photo was chosen.
      let isCounted = false;
      const count = (): void => {
        if (!isPhoto || isCounted) return;
        isCounted = true;
        photoCount += 1;
      };
      if (fileName !== '') count();
      const isKept = isPhoto ? photoCount <= PHOTO_LIMIT : !isFile;
      part.on('data', (chunk: Buffer) =>
        orRefuse(() => {
          if (isSettled) return;
          bytes += chunk.length;
          count();
          if (!isFile) fieldBytes += chunk.length;
          if (fieldBytes > BODY_LIMIT_BYTES) throw refuseTooLarge();
          if (!isKept) return;
          turn.hold(chunk.length);
          own.chunks.push(chunk);
        }),
      );
      part.on('error', unreadable);
      part.on('end', () =>
        orRefuse(() => {
          if (isSettled) return;
          if (isPhoto) {
            if (isCounted && isKept) {
              photos.push({ bytes: Buffer.concat(own.chunks, bytes), isTooLarge: part.truncated });
            }
          } else if (isFile) {
            fields.set(name ?? '', null);
          } else {
            endField(name ?? '', Buffer.concat(own.chunks, bytes));
          }
          own.chunks = [];
        }),
      );
    });
    parser.on('partsLimit', unreadable);
    parser.on('error', unreadable);
    parser.on('finish', () => {
      if (!takesPhotos(fields.get('kind'))) refuse(refuseMediaType());
      else if (!isSettled) {
        isSettled = true;
        // What is in memory from now on is worked on, and cannot be let go of for another.
        turn.endReading();
        resolve({ fields, photos, photoCount });
      }
    });

    // It was gone before it was looked at, and says so no more.
    if (payload.destroyed) return unreadable();
    if (contentLength > UPLOAD_LIMIT_BYTES) return refuse(refuseUpload());
    payload.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > UPLOAD_LIMIT_BYTES) refuse(refuseUpload());
    });
    // The line broke: there is nobody left to answer, but the turn must end.
    payload.on('error', unreadable);
    payload.on('close', () => {
      if (!payload.readableEnded) unreadable();
    });
    payload.pipe(parser);
  });
}

function takesPhotos(kind: unknown): boolean {
  return isRequestKind(kind) && REQUEST_KINDS[kind].takesPhotos;
}

/** What a script sends as JSON comes as text here. @throws Refusal 400 for quiz results that are no JSON */
function toValue(name: string, text: string): unknown {
  if (name === 'smileResults') return parseJsonBody(text);
  if (name === OPEN_FOR_FIELD && /^\d{1,15}$/.test(text)) return Number(text);
  return text;
}
