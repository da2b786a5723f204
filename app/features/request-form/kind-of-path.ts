import { REQUEST_KIND_NAMES, type RequestKind } from '../../../domain/intake/kinds.ts';
import { formPathOf } from '../../../domain/intake/wire.ts';
import { englishPathOf } from '../../../domain/languages/page-languages.ts';

/**
 * The kind of request whose page stands at an address.
 *
 * @param path as the browser or the build has it: in either language, with or without a slash at its end
 * @throws Error at any other address: the routes lead to these pages from no other
 */
export function kindOfPath(path: string): RequestKind {
  const english = englishPathOf(path.replace(/\/+$/, ''));
  const kind = REQUEST_KIND_NAMES.find((one) => formPathOf(one) === english);
  if (kind === undefined) throw new Error('No kind of request has its form at this address.');
  return kind;
}
