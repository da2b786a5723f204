import { askForAdvisories } from './check-advisories/ask-for-advisories.ts';

/**
 * `npm run check:advisories`: what is known to be wrong with the packages that the project is made with. Ends with 1 where something is, and with 2 where
 * the registry could not be asked: that is no good news. Words after `--` go to npm, such as `--registry=…` or `--omit=dev`.
 */
const advisories = askForAdvisories(process.argv.slice(2));
if (!advisories.isKnown) {
  console.error(
    `Nothing is known: the registry could not be asked for advisories (${advisories.why}).`,
  );
  console.error('Ask one that has them: npm run check:advisories -- --registry=ADDRESS');
  process.exit(2);
}
for (const advisory of advisories.found) console.error(advisory);
if (advisories.found.length === 0) console.log('No advisory names a package of the lock file.');
process.exit(advisories.found.length > 0 ? 1 : 0);
