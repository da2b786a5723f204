import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';

interface AskFormProps {
  words: PageContentOf<'team'>['ask'];
  /** The place of the question that is asked; null for everybody. */
  asked: number | null;
  onAsk: (asked: number | null) => void;
}

/** What the room can be asked: one of a few plain questions. The answer stands below. */
export function AskForm({ words, asked, onAsk }: AskFormProps) {
  const options = [
    { question: words.everybody, at: null },
    ...words.questions.map(({ question }, at) => ({ question, at })),
  ];
  return (
    <div className="ask">
      <fieldset>
        <legend>{words.legend}</legend>
        <div className="ask-options">
          {options.map(({ question, at }) => (
            <label key={question}>
              <input
                type="radio"
                name="ask"
                checked={at === asked}
                data-replay=""
                onChange={() => onAsk(at)}
              />
              <span>{question}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** All questions with their answers, where nothing can be asked. */
export function AskedWithoutScript({ words }: Pick<AskFormProps, 'words'>) {
  return (
    <noscript>
      <dl className="asked-answers">
        {words.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <RichText nodes={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </noscript>
  );
}
