import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { DeliveryError } from './delivery-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Resolves a name to all its addresses. */
export type ResolveName = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A look-up whose answers are checked, and which are then the very addresses that are connected to: there is no second look-up that could say
 * something else. One private address among them spoils them all.
 */
export function guardedLookup(
  allowPrivate: boolean,
  resolveName: ResolveName = resolveAll,
): LookupFunction {
  return (name, options, done) => {
    resolveName(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) {
        return done(error ?? new DeliveryError('ENOTFOUND'), []);
      }
      if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new DeliveryError('EPRIVATE'), []);
      }
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** Whether a host is written as an address that is not public: one is connected to without any look-up. */
export function isPrivateLiteral(hostname: string): boolean {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) > 0 && !isPublicAddress(literal);
}

function resolveAll(name: string, done: Parameters<ResolveName>[1]): void {
  lookup(name, { all: true }, (error, addresses) => done(error, error === null ? addresses : []));
}

/** What may be told of a call that failed: a code, since an error's words may name what was called. */
export function toDeliveryError(error: Error): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new DeliveryError('ETIMEDOUT');
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new DeliveryError(/^[A-Z_0-9]{3,40}$/.test(code) ? code : 'EUNKNOWN');
}
