import { ENGLISH, SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import { RichText } from '../site/rich-text.tsx';
import { UnbrokenWords } from '../ui/unbroken-words.tsx';
import { ANNOUNCEMENT_CLASS } from './announcement-class.ts';
import type { ShownAnnouncement } from './shown-announcement.ts';

/** What it is called to whoever goes from part to part. */
const NAMES: Readonly<Record<Language, string>> = {
  [ENGLISH]: 'Announcement',
  [SPANISH]: 'Aviso',
};

interface AnnouncementProps {
  /** Null where there is none. */
  announcement: ShownAnnouncement | null;
  /** Of the page. */
  language: Language;
}

/**
 * The practice's line for everybody, above everything. It stands in the prerendered page alone, and is cut out of it for the days on which it does not hold
 * (scripts/finish-build/split-announcement.ts): React leaves alone what it does not know, and no page loads a byte of script for it. Search engines
 * are not to quote it.
 */
export function Announcement({ announcement, language }: AnnouncementProps) {
  if (announcement === null) return null;
  const hasOwnWords = announcement[language].words !== '';
  const { words, whatToDo } = announcement[hasOwnWords ? language : ENGLISH];
  return (
    <aside
      className={ANNOUNCEMENT_CLASS}
      aria-label={NAMES[language]}
      data-nosnippet=""
      lang={hasOwnWords ? undefined : ENGLISH}
    >
      <div className="wrap">
        <p>
          <em>
            <UnbrokenWords>{words}</UnbrokenWords>
          </em>
        </p>
        <RichText nodes={whatToDo} />
      </div>
    </aside>
  );
}
