import { expect, it } from 'vitest';
import { readFault } from './read-fault.ts';

it.each([
  [
    'content/practice.yaml:39: prices.consultationFee: must be a text, and is empty; mend it',
    {
      file: 'content/practice.yaml',
      line: 39,
      field: 'prices.consultationFee',
      message: 'must be a text, and is empty; mend it',
    },
  ],
  [
    'content/pages/team.yaml: the file is missing or unreadable; add it',
    {
      file: 'content/pages/team.yaml',
      line: null,
      field: '',
      message: 'the file is missing or unreadable; add it',
    },
  ],
  [
    'content/navigation.yaml:3: link to /comunity, which is no page; is it /community?',
    {
      file: 'content/navigation.yaml',
      line: 3,
      field: '',
      message: 'link to /comunity, which is no page; is it /community?',
    },
  ],
  ['something else', { file: '', line: null, field: '', message: 'something else' }],
])('%s', (sentence, fault) => {
  expect(readFault(sentence)).toEqual(fault);
});
