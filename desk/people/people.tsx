import { useRef, useState } from 'react';
import type { Person, SessionAnswer } from '../../domain/desk/wire.ts';
import { tell } from '../api/ask-server.ts';
import { landOn } from '../land-on.ts';
import { touchAgain } from '../locked/sign-in.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import { mayAddPeople, useRoom } from '../room.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { useTitle } from '../use-title.ts';
import { CalendarAddresses } from './calendar-addresses.tsx';
import { ChangeKey } from './change-key.tsx';
import type { Rights } from './change-person.tsx';
import type { ChangedKey } from './put-in-force.tsx';
import { KeyPart } from './key-part.tsx';
import { MarkField } from './mark-field.tsx';
import { Passkeys } from './passkeys.tsx';
import { PeopleHere } from './people-here.tsx';
import { PersonForm, type PersonWords } from './person-form.tsx';
import { wrapToNewPasskey } from './wrap-to-new-passkey.ts';
import './people.css';

interface PeopleProps {
  onPeople: (session: SessionAnswer) => void;
  /** The practice's key was changed. */
  onKey: (key: PracticeKey) => void;
}

/** Who may open the desk; and, for who may, how somebody is added, changed and removed, and how the key is changed. */
export function People({ onPeople, onKey }: PeopleProps) {
  useTitle('People');
  const { key, people, person, practice } = useRoom();
  const [fault, setFault] = useState('');
  const here = people.filter(({ hasLeft }) => !hasLeft);
  // Each is a decision: nobody gets it unasked.
  const [addsPeople, setAddsPeople] = useState(false);
  const isOneAlone = here.filter((one) => one.addsPeople).length < 2;
  const [said, setSaid] = useState('');
  const hereHeading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState('');
  const [isChanging, setIsChanging] = useState(false);
  const [changed, setChanged] = useState<ChangedKey | null>(null);
  const mayAdd = mayAddPeople({ person, people });
  const { isBusy, run } = useOneAtATime();

  /** What changes who may open the desk needs a touch just now; the sheet's words were just typed. */
  const touch = async (): Promise<void> => {
    if (person !== null) await touchAgain();
  };
  const add = async ({ name, role }: PersonWords): Promise<void> => {
    await touch();
    const { challenge } = await tell<{ challenge: string }>('/api/people/begin');
    const made = await wrapToNewPasskey(key, { challenge, owner: name, practice: practice.name });
    onPeople(await tell<SessionAnswer>('/api/people', { name, role, addsPeople, ...made }));
    setAdded(added + 1);
    setAddsPeople(false);
    setSaid(`${name} was added.`);
    landOn(hereHeading.current);
  };
  /** @returns why it was not done; empty where it was */
  const change = async ({ number, name }: Person, rights: Rights): Promise<string> => {
    setFault('');
    setSaid('');
    try {
      await touch();
      onPeople(await tell<SessionAnswer>('/api/people/change', { person: number, ...rights }));
      setSaid(`${name} was changed.`);
      landOn(hereHeading.current);
      return '';
    } catch (error) {
      return sayPasskeyFault(error, false);
    }
  };
  const remove = async (leaving: number): Promise<void> => {
    setFault('');
    try {
      await touch();
      onPeople(await tell<SessionAnswer>('/api/people/remove', { person: leaving }));
      setRemoved(here.find(({ number }) => number === leaving)?.name ?? '');
      landOn(hereHeading.current);
    } catch (error) {
      setFault(sayPasskeyFault(error, false));
    }
  };

  if (isChanging) {
    const finish = (done: ChangedKey): void => {
      onKey(done.practiceKey);
      setChanged(done);
      setRemoved('');
      setIsChanging(false);
    };
    return <ChangeKey touch={touch} onChanged={finish} onBack={() => setIsChanging(false)} />;
  }
  return (
    <main className="people">
      <h1>
        Who opens <em>the desk</em>
      </h1>
      <p className="people-lede">
        All hold the same key, each locked by a passkey of their own; so everybody here reads
        everything. Every card that is opened is written into the log, with who and when.
      </p>
      <div className="people-columns">
        <section aria-labelledby="people-here">
          <h2 id="people-here" ref={hereHeading}>
            Here
          </h2>
          <PeopleHere
            here={here}
            person={person}
            mayAdd={mayAdd}
            isBusy={isBusy}
            onChange={(of, rights) => run(() => change(of, rights))}
            onRemove={(number) => void run(() => remove(number))}
          />
          <p className="visually-hidden" role="status">
            {said}
          </p>
          <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
          <p className="small">
            Whoever is removed opens nothing from then on. Whoever had the key open may have kept
            it.
          </p>
          {mayAdd ? (
            <KeyPart removed={removed} changed={changed} onChange={() => setIsChanging(true)} />
          ) : null}
        </section>
        {mayAdd ? (
          <section aria-labelledby="people-add">
            <h2 id="people-add">Add a person</h2>
            <p className="small">
              They sit beside you. First you touch your own passkey; then they make theirs, on this
              machine, with a phone or with a security key. It asks them twice.
            </p>
            <PersonForm
              key={added}
              isOneself={false}
              submitLabel="Add with a passkey"
              onSubmit={add}
            >
              <MarkField addsPeople={addsPeople} onMark={setAddsPeople} />
              {isOneAlone ? (
                <p className="small">
                  Two should always be able to: so that nobody is shut out when one is away.
                </p>
              ) : null}
            </PersonForm>
          </section>
        ) : null}
        {person === null ? null : <Passkeys touch={touch} mayAdd={mayAdd} />}
        {person === null ? null : <CalendarAddresses touch={touch} mayAdd={mayAdd} />}
      </div>
    </main>
  );
}
