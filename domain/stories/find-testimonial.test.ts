import { describe, expect, it } from 'vitest';
import { findTestimonial } from './find-testimonial.ts';

const testimonials = [{ author: 'Ada Quillmere' }, { author: 'Ruth Oakhallow' }];

describe('findTestimonial', () => {
  it.each([
    ['A portrait of Ruth Oakhallow by a window', 'Ruth Oakhallow'],
    ['A portrait of Ruth by a window', undefined],
    ['', undefined],
  ])('of "%s"', (alt, author) => {
    expect(findTestimonial(alt, testimonials)?.author).toBe(author);
  });
});
