import { parseArgs } from 'node:util';

const ROUNDS = 5;

/** A site of someone else's that is measured beside ours. */
interface Peer {
  readonly name: string;
  readonly address: string;
}

export interface BenchOptions {
  readonly paths: readonly string[];
  readonly rounds: number;
  readonly peers: readonly Peer[];
  readonly jsonFile: string;
}

/**
 * What was asked for: routes (`/team`) and peers (`name=url`) in any order, `--rounds 3`, `--json FILE`.
 *
 * @param allPaths what is measured where no route is named
 * @throws Error for a route that does not exist, and for rounds that are no number
 */
export function readBenchOptions(
  args: readonly string[],
  allPaths: readonly string[],
): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: String(ROUNDS) },
      json: { type: 'string', default: 'build/bench.json' },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}`);
  const named = positionals.filter((one) => one.startsWith('/'));
  const unknown = named.filter((path) => !allPaths.includes(path));
  if (unknown.length > 0) throw new Error(`no such route: ${unknown.join(', ')}`);
  const peers = positionals.filter((one) => !one.startsWith('/')).map(readPeer);
  return { paths: named.length > 0 ? named : allPaths, rounds, peers, jsonFile: values.json };
}

function readPeer(text: string): Peer {
  const at = text.indexOf('=');
  if (at < 1 || !URL.canParse(text.slice(at + 1))) {
    throw new Error(`${text} is neither a route (/team) nor a peer (name=url)`);
  }
  return { name: text.slice(0, at), address: text.slice(at + 1) };
}
