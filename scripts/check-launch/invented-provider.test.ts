import { expect, it } from 'vitest';
import { findInventedProvider } from './invented-provider.ts';

const TEAM = [
  { name: 'Isolde Fennimarch-Oye, DMD, MS', sample: true },
  { name: 'Maren Ibsen, DDS', sample: false },
];

it('names an invented provider of the virtual consultation, and a license that is nobody’s', () => {
  const sample = { provider: 'Isolde Fennimarch-Oye, DMD, MS', licenseNumber: '000000' };
  expect(findInventedProvider(sample, TEAM)).toEqual([
    "content/practice.yaml: virtualConsultation: provider 'Isolde Fennimarch-Oye, DMD, MS' is invented; name who speaks with visitors",
    "content/practice.yaml: virtualConsultation: licenseNumber '000000' is nobody's; give that of Isolde Fennimarch-Oye, DMD, MS",
  ]);
});

it('goes on naming the license once the team has nobody invented', () => {
  const half = { provider: 'Isolde Fennimarch-Oye, DMD, MS', licenseNumber: '000000' };
  expect(findInventedProvider(half, TEAM.slice(1))).toHaveLength(1);
});

it('is content with a real one', () => {
  const real = { provider: 'Maren Ibsen, DDS', licenseNumber: '051234' };
  expect(findInventedProvider(real, TEAM)).toEqual([]);
});
