import { findFaults } from './check-content/find-faults.ts';

/**
 * `npm run check:content`: says what is wrong with the words, facts and pictures of content/, each fault with its place and what to do. With
 * `--json` it says all of it as data, for the desk (server/publishing/checkout-tools.ts), and ends well whatever it found.
 */
const report = await findFaults();
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(report));
  process.exit(0);
}
const { faults, notes, textCount } = report;
for (const fault of faults) console.error(fault);
for (const note of notes) console.log(note);
if (faults.length > 0) process.exit(1);
console.log(`${textCount} texts are in order.`);
