import { MIB_BYTES } from '../../domain/intake/wire.ts';
import type { Refusal } from '../problem-details.ts';
import { refuseUploadForNow } from './photo-refusals.ts';

/** Uploads under way at once. One that trickles holds next to no memory, so there may be many; the bytes below are what is scarce. */
const UPLOADS_AT_ONCE = { altogether: 32, ofNetwork: 4, ofAddress: 2 } as const;
/** What they may have in memory at once: one that is as large as can be, and what the form sends for three or four people. */
const BYTES_AT_ONCE = { altogether: 40 * MIB_BYTES, ofNetwork: 32 * MIB_BYTES } as const;
/** What has been coming in for longer gives way where another finds no room. */
const UNDISTURBED_MS = 15_000;
const RETRY_SECONDS = 30;

/** Who sends: an address (a /64 in IPv6; a household shares one) and the network around it (server/intake/request-limit.ts). */
export interface Sender {
  address: string;
  network: string;
}

/** One upload's leave to be in memory, from before its body is read until its handler has ended. */
export interface UploadTurn {
  /** Says how to break off the reading, for one that comes later. It must let go of what was read. */
  onGivingWay(breakOff: (refusal: Refusal) => void): void;
  /** Counts bytes that are about to be kept. @throws Refusal 503 when they are too many, altogether or of this network */
  hold(bytes: number): void;
  /** All has come in: what is worked on gives way to nobody. */
  endReading(): void;
  /** When nothing of the upload is in memory any more. Not when its socket closes: the photos are still being worked on then. */
  end(): void;
}

interface Upload extends Sender {
  begunMs: number;
  bytes: number;
  /** Undefined once all has come in. */
  breakOff: ((refusal: Refusal) => void) | undefined;
}

/** Keeps the uploads that are under way, and what they hold in memory, within bounds: altogether, of a network, and of an address. */
export class UploadTurns {
  readonly #clock: () => number;
  /** In the order in which they began. */
  readonly #uploads = new Set<Upload>();

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /**
   * @param announcedBytes so that what cannot fit is turned away before it is sent; NaN if nothing was announced
   * @throws Refusal 503 where there is no turn left, or none for this sender
   */
  take({ address, network }: Sender, announcedBytes: number): UploadTurn {
    const upload: Upload = {
      address,
      network,
      begunMs: this.#clock(),
      bytes: 0,
      breakOff: undefined,
    };
    // What is too large for anybody is told so by its reader.
    const announced = Math.min(announcedBytes, BYTES_AT_ONCE.ofNetwork);
    this.#makeRoom(upload, 1, Number.isNaN(announced) ? 0 : announced);
    this.#uploads.add(upload);
    return {
      onGivingWay: (breakOff) => {
        upload.breakOff = breakOff;
      },
      hold: (bytes) => {
        this.#makeRoom(upload, 0, bytes);
        upload.bytes += bytes;
      },
      endReading: () => {
        upload.breakOff = undefined;
      },
      end: () => void this.#uploads.delete(upload),
    };
  }

  /** Breaks off the slow, oldest first, while there is no room. @throws Refusal 503 when that is not enough */
  #makeRoom(upload: Upload, uploads: number, bytes: number): void {
    for (;;) {
      const crowd = this.#findCrowd(upload, uploads, bytes);
      if (crowd === undefined) return;
      const slow = crowd.find((one) => one !== upload && this.#isSlow(one));
      if (slow === undefined) throw refuseUploadForNow(RETRY_SECONDS);
      this.#uploads.delete(slow);
      slow.breakOff?.(refuseUploadForNow(RETRY_SECONDS));
    }
  }

  /** Those who leave no room: the address's own, its network's, or all; undefined where there is room. */
  #findCrowd({ address, network }: Sender, uploads: number, bytes: number): Upload[] | undefined {
    const all = [...this.#uploads];
    const near = all.filter((one) => one.network === network);
    const own = near.filter((one) => one.address === address);
    if (own.length + uploads > UPLOADS_AT_ONCE.ofAddress) return own;
    if (near.length + uploads > UPLOADS_AT_ONCE.ofNetwork) return near;
    if (bytesOf(near) + bytes > BYTES_AT_ONCE.ofNetwork) return near;
    if (all.length + uploads > UPLOADS_AT_ONCE.altogether) return all;
    return bytesOf(all) + bytes > BYTES_AT_ONCE.altogether ? all : undefined;
  }

  #isSlow({ breakOff, begunMs }: Upload): boolean {
    return breakOff !== undefined && this.#clock() - begunMs > UNDISTURBED_MS;
  }
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0);
}
