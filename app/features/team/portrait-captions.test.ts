import { expect, it } from 'vitest';
import { portraitCaptions } from './portrait-captions.ts';

const files = (caption: string) => ({
  sources: {},
  img: { src: '/a.jpg', w: 4, h: 5 },
  wash: '',
  title: '',
  alt: '',
  caption,
});

it('says once what is true of all pictures', () => {
  const people = [
    { name: 'Ann A', portrait: files('Painted.') },
    { name: 'Ben B', portrait: files('Painted.') },
  ];
  expect(portraitCaptions(people)).toEqual([{ caption: 'Painted.', names: [] }]);
});

it('says of whom it speaks where pictures differ, and nothing of those without one', () => {
  const people = [
    { name: 'Ann A, DDS', portrait: files('Painted.') },
    { name: 'Ben B', portrait: undefined },
    { name: 'Cleo C', portrait: files('A photograph of March 1, 2026.') },
    { name: 'Dan D', portrait: files('Painted.') },
  ];
  expect(portraitCaptions(people)).toEqual([
    { caption: 'Painted.', names: ['Ann', 'Dan'] },
    { caption: 'A photograph of March 1, 2026.', names: ['Cleo'] },
  ]);
});

it('says nothing of empty canvases', () => {
  expect(portraitCaptions([{ name: 'Ben B', portrait: undefined }])).toEqual([]);
});
