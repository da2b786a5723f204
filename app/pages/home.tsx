import entry from 'content:case-on-home';
import page from 'content:page/home';
import aligner from 'content:picture/aligner-tall';
import portrait from 'content:picture/sitter-headscarf';
import portraitBroad from 'content:picture/sitter-headscarf-broad';
import portraitDrawn from 'content:picture/sitter-headscarf-drawn';
import { useState } from 'react';
import { Asked } from '../features/home/asked.tsx';
import { Credentials } from '../features/home/credentials.tsx';
import { Expertise } from '../features/home/expertise.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HeroSequence } from '../features/home/hero-sequence.tsx';
import { HomeClosing } from '../features/home/home-closing.tsx';
import { HomeNext } from '../features/home/home-next.tsx';
import { OnePlan } from '../features/home/one-plan.tsx';
import { OurProcess } from '../features/home/our-process.tsx';
import { WhyItMatters } from '../features/home/why-it-matters.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/home.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/');

export default function HomePage() {
  const [heroStep, setHeroStep] = useState(0);
  return (
    <>
      <Hero page={page} />
      <Asked asked={page.asked} />
      <HeroSequence
        sequence={page.sequence}
        states={{ drawn: portraitDrawn, broad: portraitBroad, finished: portrait }}
        step={Math.max(heroStep, 1)}
        onStep={setHeroStep}
      />
      <Expertise expertise={page.expertise} aligner={aligner} entry={entry} />
      <Credentials credentials={page.credentials} />
      <WhyItMatters lounge={page.lounge} why={page.why} />
      <OnePlan blueprint={page.blueprint} method={page.method} />
      <OurProcess process={page.process} />
      <HomeClosing closing={page.closing} quizCard={page.quizCard} />
      <HomeNext next={page.next} story={page.story} />
    </>
  );
}
