import { describe, expect, test } from 'vitest';
import {
  findCitationFaults,
  findDeadReferences,
  findLostDecisions,
  findStatusFaults,
  findUnknownFiles,
  findUnshownWords,
  rulesIn,
} from './document-faults.ts';

const PRODUCT = '# The product\n\n## 6. Quiz\n\n### 6.3 Flow\nWords.\n';

describe('citations', () => {
  const rules = rulesIn(PRODUCT);
  const cite = (text: string) => findCitationFaults([{ path: 'app/a.ts', text }], rules);

  test('hold where the product page has the number', () => {
    expect(cite('/** Flow (product 6.3). */ /* Product 6.3: so. */')).toEqual([]);
  });
  test('fail where it has not, each of a list by itself', () => {
    expect(cite('/** (product 6.3, 6.4) and product 9.1 */')).toEqual([
      'app/a.ts: cites product 6.4, which docs/product.md does not hold',
      'app/a.ts: cites product 9.1, which docs/product.md does not hold',
    ]);
  });
});

test('a decision says whether it holds', () => {
  const decision = (text: string) => findStatusFaults([{ path: 'docs/decisions/001-a.md', text }]);
  expect(decision('# 001 A\n\n*2026-11-21. Status: in force.*\n')).toEqual([]);
  expect(decision('# 001 A\n\n*2026-11-21. Status: in part superseded by 010.*\n')).toEqual([]);
  expect(decision('# 001 A\n\n*2026-11-21*\n')).toHaveLength(1);
});

test('commands and files that documents name exist', () => {
  const documents = [
    {
      path: 'docs/guides/a.md',
      text: '`npm run size`, `npm run gone`, [b](../b.md#part), [c](c.md), [out](https://example.com/x)',
    },
  ];
  const commands = { '': new Set(['size']) };
  expect(findDeadReferences(documents, commands, (path) => path === 'docs/b.md')).toEqual([
    "docs/guides/a.md: there is no 'npm run gone'",
    'docs/guides/a.md: links to c.md, which does not exist',
  ]);
});

test('decisions that the code cites exist', () => {
  const text = '/** Why (docs/decisions/001-a.md), and how (docs/decisions/002-gone.md). */';
  const faults = findLostDecisions(
    [{ path: 'app/a.ts', text }],
    (path) => path === 'docs/decisions/001-a.md',
  );
  expect(faults).toEqual(['app/a.ts: cites docs/decisions/002-gone.md, which does not exist']);
});

test('files that a document names exist, but for photographs that are to be added', () => {
  const text = '`domain/a.ts`, `domain/gone.ts`, `content/photographs/you.jpg`, `app/**/x`, `a.ts`';
  const faults = findUnknownFiles([{ path: 'docs/a.md', text }], (path) => path === 'domain/a.ts');
  expect(faults).toEqual(['docs/a.md: names domain/gone.ts, which does not exist']);
});

test('words in single quotes stand somewhere, whichever apostrophe they have', () => {
  const text = "'Loading...', then ('You’re here'), '24 hours' notice' and the map's 'Gone';";
  const sources = [{ path: 'a.ts', text: "'Loading...' \"You're\n  here\" `24 hours' notice`" }];
  expect(findUnshownWords({ path: 'docs/product.md', text }, sources)).toEqual([
    "docs/product.md: 'Gone' stands nowhere in the content or the code",
  ]);
});

test('a workspace has commands of its own', () => {
  const commands = { '': new Set(['size']), art: new Set(['make']) };
  const text = '`npm run make`, `npm run size`, `cd art && npm run gone`';
  const faultsOf = (path: string) => findDeadReferences([{ path, text }], commands, () => true);
  expect(faultsOf('art/README.md')).toEqual([
    "art/README.md: there is no 'npm run size' in art/",
    "art/README.md: there is no 'npm run gone' in art/",
  ]);
  expect(faultsOf('README.md')).toEqual([
    "README.md: there is no 'npm run make'",
    "README.md: there is no 'npm run gone' in art/",
  ]);
});
