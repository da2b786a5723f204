import { CALLER } from '../../domain/desk/caller.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { CardFacts } from './card-facts.tsx';
import { Photos } from './photos.tsx';
import { SmileProfile } from './smile-profile.tsx';

interface CardSaidProps {
  card: OpenedCard;
  content: CardContent;
  now: Date;
}

/** What a card says: their words or when they come, photos, and what their smile may need. */
export function CardSaid({ card, content, now }: CardSaidProps) {
  return (
    <div className="said">
      {content.message === undefined ? null : (
        <>
          <p className="label">{card.row.kind === CALLER ? 'What they said' : 'What they wrote'}</p>
          <blockquote>{content.message}</blockquote>
        </>
      )}
      <CardFacts card={card} now={now} />
      {card.photos > 0 ? <Photos name={card.name} content={content} /> : null}
      {content.smileResults === undefined ? null : <SmileProfile results={content.smileResults} />}
    </div>
  );
}
