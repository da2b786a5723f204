import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { letterFactsOf } from '../../domain/practice/contact-facts.ts';
import { practiceSchema } from '../../domain/practice/practice-schema.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { changeYaml } from '../publishing/change-yaml.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { createSitePublisher, type SitePublisher } from '../publishing/site-publisher.ts';
import { BuildError, type SiteTools } from '../publishing/site-tools.ts';
import { createPlaces } from '../publishing/text-places.ts';
import { createLiveSite } from '../site/live-site.ts';
import { loadEditions } from '../site/load-editions.ts';
import { writeBuiltSite } from './built-site.ts';

const CONTENT = path.join(import.meta.dirname, '..', '..', 'content');
const SAMPLE_FEE = '$250';
const SAMPLE_HOURS = '08:00-18:00';

/** Two invented people with their paintings: by the time the tests run, the practice may have others, with photographs or with no picture. */
const SAMPLE_TEAM = `- id: isolde-fennimarch-oye
  sample: true
  portrait: orthodontist-listening
  attribute: bracket
  name: "Isolde Fennimarch-Oye, DMD, MS"
  role: "Leads orthodontics and growth"
  profession: "orthodontist"
  group: leaders
  bio: >-
    She plans how teeth and jaws should move.
  credentials:
    - short: "DMD"
      plain: "Her dental degree."
- id: caspian-thornbellow
  sample: true
  portrait: cosmetic-dentist-listening
  attribute: shade-tab
  name: "Caspian Thornbellow, DDS"
  role: "Leads cosmetic and restorative dentistry"
  profession: "dentist"
  group: leaders
  bio: >-
    He plans shape, shade and repair.
  credentials:
    - short: "DDS"
      plain: "His dental degree."
`;

/** Four questions, as a practice might have them: its own may be replaced, all of them. */
const SAMPLE_QUESTIONS = `- id: first-visit
  heading: "The first visit"
  questions:
    - id: what-is-the-smile-blueprint
      question: "What is The Smile Blueprint?"
      answer: |
        Our first consultation.
    - id: how-do-i-start
      question: "How do I make an appointment?"
      answer: |
        [Choose a time](/book-consultation).
    - id: what-to-bring
      question: "What should I bring?"
      answer: |
        - a photo ID
        - your insurance card
    - id: is-the-quiz-a-diagnosis
      question: "Is the Smile Discovery quiz a diagnosis?"
      answer: |
        No.
`;

/** One story, invented. */
const SAMPLE_STORY = `stories:
  - id: photographs
    sample: true
    opening: "In every photograph my mouth is closed."
    who: "An adult."
    portrait: sitter-sage-sweater
    title: "A chipped front tooth"
    short: "Chipped, one visit"
    plan: "Repair it."
    time: "One visit."
    result: "The corner is rebuilt."
    months: 1
    steps: [{ treatment: bonding, name: Bonding, length: one visit, by: dentist, from: 0, to: 1 }]
    hard: { month: 1, text: "Nothing." }
`;

/** A site whose build takes no time: its front page says fee and phone. What its tools find is set by the test. */
export interface SamplePublishing extends Publishing {
  publisher: SitePublisher & { settled(): Promise<void> };
  contentFolder: string;
  /** What the next check finds. */
  faults: string[];
  /** What the next build breaks off with; empty: it does not. */
  buildFault: string;
  unready: string;
  commits: { files: readonly string[]; message: string; author: string }[];
  commitFault: string;
  /** Whether faults that nobody can be told of are looked for. */
  expectsFaults: boolean;
}

interface Place {
  database: RequestDatabase;
  dataDir: string;
  now: () => Date;
}

export function createSamplePublishing({ database, dataDir, now }: Place): SamplePublishing {
  const contentFolder = path.join(dataDir, 'content');
  const files = [
    'practice.yaml',
    'announcement.yaml',
    'legal/terms.md',
    'gallery/cases.yaml',
    'pages/community.yaml',
    'pages/stories.yaml',
  ];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(contentFolder, file)), { recursive: true });
    cpSync(path.join(CONTENT, file), path.join(contentFolder, file));
  }
  writeSampleFacts(path.join(contentFolder, 'practice.yaml'));
  mkdirSync(path.join(contentFolder, 'team'));
  writeFileSync(path.join(contentFolder, 'team/people.yaml'), SAMPLE_TEAM);
  mkdirSync(path.join(contentFolder, 'faq'));
  writeFileSync(path.join(contentFolder, 'faq/questions.yaml'), SAMPLE_QUESTIONS);
  writeSampleStory(path.join(contentFolder, 'pages/stories.yaml'));
  leaveModels(path.join(contentFolder, 'gallery/cases.yaml'));
  const deployed = buildSample(contentFolder, path.join(dataDir, 'deployed'));
  const live = createLiveSite(loadEditions(deployed.manifestPath, deployed.buildDir), now);
  const state: Pick<
    SamplePublishing,
    'faults' | 'buildFault' | 'unready' | 'commits' | 'commitFault' | 'expectsFaults'
  > = {
    faults: [],
    buildFault: '',
    unready: '',
    commits: [],
    commitFault: '',
    expectsFaults: false,
  };
  const tools: SiteTools = {
    contentFolder,
    readiness: async () =>
      sample.unready === ''
        ? { is: 'ready', isCommitted: true }
        : { is: 'unready', why: sample.unready },
    check: async () => sample.faults,
    build: async (folder, buildFolder) => {
      if (sample.buildFault !== '') throw new BuildError(sample.buildFault);
      buildSample(folder, buildFolder);
    },
    findOpen: async () => ['content/practice.yaml:4: sample content'],
    commit: async (files, message, { name, email }) => {
      sample.commits.push({ files, message, author: `${name} <${email}>` });
      return sample.commitFault;
    },
    stop: () => undefined,
  };
  const publisher = createSitePublisher({
    database,
    now,
    dataDir,
    deployed,
    live,
    tools,
    reportError: (error) => {
      if (!sample.expectsFaults) throw error;
    },
  });
  let last: Promise<void> = Promise.resolve();
  const begin: SitePublisher['begin'] = async (...args) => {
    const begun = await publisher.begin(...args);
    last = begun.ended;
    return begun;
  };
  const sample: SamplePublishing = {
    ...state,
    publisher: { ...publisher, begin, settled: () => last },
    tools,
    hasContent: () => true,
    placesOf: createPlaces(live.site),
    live,
    contentFolder,
  };
  return sample;
}

/** What tests draft another value of, as they expect it: the practice may have given itself that very value. */
function writeSampleFacts(file: string): void {
  const withFee = changeYaml(readFileSync(file, 'utf8'), ['prices', 'consultationFee'], SAMPLE_FEE);
  writeFileSync(file, changeYaml(withFee, ['hours', 'monday'], SAMPLE_HOURS));
}

/** The page's own words stay. */
function writeSampleStory(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^stories:\n(?: .*\n)+/m, SAMPLE_STORY));
}

/** Takes the patients' cases out: tests add one of their own, and the practice may have one of that name. */
function leaveModels(file: string): void {
  const entries = readFileSync(file, 'utf8').split(/^(?=- case:)/m);
  writeFileSync(file, entries.filter((entry) => !/^ {2}patient:/m.test(entry)).join(''));
}

/** Builds a site that says the facts of a content. */
function buildSample(contentFolder: string, folder: string) {
  const text = readFileSync(path.join(contentFolder, 'practice.yaml'), 'utf8');
  const facts = practiceSchema.parse(parse(text));
  const fee = facts.prices.consultationFee;
  return writeBuiltSite(folder, {
    practice: letterFactsOf(facts),
    files: {
      'index.html': `<title>Home</title><link href="/assets/fee-${fee.slice(1)}.css"><p>The fee is ${fee}. ${fee}, call ${facts.phone}.</p>`,
      [`assets/fee-${fee.slice(1)}.css`]: `@font-face { src: url(/assets/f.woff2) }`,
    },
  });
}
