import type { ReactNode } from 'react';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { SentCall } from './sent-call.tsx';
import { captionBelow, DOORS, type StartWords } from './start-words.ts';
import { ThreeDoors } from './three-doors.tsx';
import { useOpenDoor } from './use-open-door.ts';
import { GuidanceWay, KnowWay, QuestionWay } from './ways.tsx';

interface StartOpeningProps {
  page: StartWords;
  /** The next free times of a visit. */
  times: ReactNode;
  /** The quiz's first question. */
  firstQuestion: ReactNode;
}

/** The front with its doors, and what is behind the one that is open. */
export function StartOpening({ page, times, firstQuestion }: StartOpeningProps) {
  const open = useOpenDoor();
  const { doors } = page;
  const sentCall = <SentCall words={page.sentCall} />;
  const captions = DOORS.map((door) => doors[door].picture.caption);
  return (
    <div className="start-opening">
      <div className="start-front">
        <div className="wrap start-head">
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
          <p className="start-lead">{page.lead}</p>
        </div>
        <ThreeDoors doors={doors} open={open} />
      </div>
      {open === 'question' ? null : sentCall}
      <div className="start-ways">
        <KnowWay words={page.know} isOpen={open === 'know'}>
          {times}
        </KnowWay>
        <GuidanceWay words={page.guidance} isOpen={open === 'guidance'}>
          {firstQuestion}
        </GuidanceWay>
        <QuestionWay words={page.question} isOpen={open === 'question'}>
          {sentCall}
        </QuestionWay>
      </div>
      <p className="wrap start-caption">{captionBelow(doors.painted, captions)}</p>
    </div>
  );
}
