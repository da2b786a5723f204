// @ts-check
import { pathToFileURL } from 'node:url';

/**
 * A process of its own, since Node.js reads the certificates that it trusts when it starts: asks and grades answers on the loopback with the
 * functions of MDN's HTTP Observatory, as its scan does, which itself takes nothing but the name of a host.
 *
 * Arguments: the package's folder, the ports of http and https, and paths. Prints a line of JSON for each path.
 */
const [folder = '', httpPort, httpsPort, ...paths] = process.argv.slice(2);
/** @param {string} file */
const load = (file) => import(pathToFileURL(`${folder}/src/${file}`).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

for (const path of paths) {
  const asked = await retrieve('127.0.0.1', { httpPort, httpsPort, path });
  /** @type {{ result: string, pass: boolean }[]} */
  const results = ALL_TESTS.map((/** @type {(asked: unknown) => unknown} */ test) => test(asked));
  const modifiers = results.map(({ result }) => Number(getScoreModifier(result)));
  const strict = 100 + modifiers.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const extra = modifiers.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const score = strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? strict + extra : strict;
  const short = results.filter(({ pass }) => !pass).map(({ result }) => result);
  const credit = results.map(({ result }, index) => `${result} ${modifiers[index]}`);
  console.log(JSON.stringify({ path, score, short, credit }));
}
process.exit(0);
