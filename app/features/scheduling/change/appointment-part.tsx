import { useState, useSyncExternalStore } from 'react';
import { tokenInLink } from '../../../../domain/scheduling/change-link.ts';
import { Answers } from '../../../request/answers.ts';
import { AnswersHere } from '../../../request/use-answer.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { Appointment } from './appointment.tsx';
import { FindAppointment } from './find-appointment.tsx';

/** What the page of one appointment does: it opens the link's end, which the server never sees with the page. */
export function AppointmentPart({ facts }: { facts: SchedulingFacts }) {
  const said = useSchedulingLanguage().words.change;
  const [answers] = useState(() => new Answers());
  const hash = useSyncExternalStore(subscribe, readHash, noHashYet);
  const token = hash === null ? undefined : tokenInLink(hash);
  const [isAskedFor, setIsAskedFor] = useState(false);

  if (hash === null) {
    return (
      <div className="appointment" data-to-come="times-note spinner">
        <noscript>
          <FindAppointment phone={facts.phone} note={said.pasteScriptFree} />
        </noscript>
        <p className="appointment-late">
          {said.notLoaded.heading}. {said.notLoaded.text} <PhoneLink phone={facts.phone} />
        </p>
      </div>
    );
  }
  return (
    <div className="appointment">
      {token === undefined ? (
        <FindAppointment
          phone={facts.phone}
          note={hash.length > 1 ? said.pasteBroken : said.paste}
          onFound={() => setIsAskedFor(true)}
        />
      ) : (
        <AnswersHere value={answers}>
          <Appointment key={token} token={token} facts={facts} takesFocus={isAskedFor} />
        </AnswersHere>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

const readHash = (): string | null => window.location.hash;

/** In the prerendered page nobody knows it. */
const noHashYet = (): string | null => null;
