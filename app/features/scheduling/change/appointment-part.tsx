import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState, useSyncExternalStore } from 'react';
import { tokenInLink } from '../../../../domain/scheduling/change-link.ts';
import { createQueryClient } from '../../../request/query-client.ts';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { SchedulingLanguageHere } from '../scheduling-language.ts';
import { Appointment } from './appointment.tsx';
import { FindAppointment } from './find-appointment.tsx';

/** What the page of one appointment does: it opens the link's end, which the server never sees with the page. */
export function AppointmentPart({ facts }: { facts: SchedulingFacts }) {
  const said = use(SchedulingLanguageHere).words.change;
  const [queries] = useState(createQueryClient);
  const hash = useSyncExternalStore(subscribe, readHash, noHashYet);
  const token = hash === null ? undefined : tokenInLink(hash);

  if (hash === null) {
    return (
      <div className="appointment">
        <noscript>
          <FindAppointment phone={facts.phone} note={said.pasteScriptFree} />
        </noscript>
      </div>
    );
  }
  return (
    <div className="appointment">
      {token === undefined ? (
        <FindAppointment
          phone={facts.phone}
          note={hash.length > 1 ? said.pasteBroken : said.paste}
        />
      ) : (
        <QueryClientProvider client={queries}>
          <Appointment key={token} token={token} facts={facts} />
        </QueryClientProvider>
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
