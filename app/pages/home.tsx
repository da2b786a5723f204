import entry from 'content:case-on-home';
import page from 'content:page/home';
import aligner from 'content:picture/aligner-tall';
import heroBefore from 'content:picture/hero-1';
import heroHalfWay from 'content:picture/hero-3';
import heroAfter from 'content:picture/hero-4';
import { useState } from 'react';
import { Credentials } from '../features/home/credentials.tsx';
import { Expertise } from '../features/home/expertise.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HeroSequence } from '../features/home/hero-sequence.tsx';
import { HomeClosing } from '../features/home/home-closing.tsx';
import { Philosophy } from '../features/home/philosophy.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/');

export default function HomePage() {
  const [heroStep, setHeroStep] = useState(1);
  return (
    <>
      <Hero page={page} />
      <HeroSequence
        sequence={page.sequence}
        frames={{ before: heroBefore, halfWay: heroHalfWay, after: heroAfter }}
        step={heroStep}
        onStep={setHeroStep}
      />
      <Expertise expertise={page.expertise} aligner={aligner} entry={entry} />
      <Credentials credentials={page.credentials} />
      <Philosophy sections={page.sections} picture={page.philosophyPicture} />
      <HomeClosing closing={page.closing} quizCard={page.quizCard} />
      <NextLinks next={page.next} />
    </>
  );
}
