import { findFaults } from './check-content/find-faults.ts';

/** `npm run check:content`: says what is wrong with the words, facts and pictures of content/, each fault with its place and what to do. */
const { faults, notes, textCount } = await findFaults();
for (const fault of faults) console.error(fault);
for (const note of notes) console.log(note);
if (faults.length > 0) process.exit(1);
console.log(`${textCount} texts are in order.`);
