import page from 'content:page/atria';
import practice from 'content:practice';
import { Enclosure } from '../features/atria/enclosure.tsx';
import { EnvelopeLining } from '../features/atria/envelope-lining.tsx';
import { Letter } from '../features/atria/letter.tsx';
import { ReplyCard } from '../features/atria/reply-card.tsx';
import { describePage } from '../seo/page-meta.ts';
import { Plate } from '../site/plate.tsx';
import { RichText } from '../site/rich-text.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/atria.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/atria');

/** The postcard (atria.css). */
const POSTCARD_SIZES = '(min-width: 90em) 30em, (min-width: 62.5em) 34vw, 78vw';

export default function AtriaPage() {
  const { phone, textPhone } = practice;
  return (
    <div className="atria">
      <EnvelopeLining />
      <div className="wrap atria-desk">
        <Letter page={page} practice={practice} />
        <div className="atria-margin">
          <div className="atria-call">
            <p>{page.call.heading}</p>
            <p className="atria-number">
              <PhoneLink phone={phone} />
            </p>
            <RichText nodes={page.call.body} />
          </div>
          <div className="postcard">
            <Plate picture={page.picture} number={1} sizes={POSTCARD_SIZES} canEnlarge />
          </div>
          <Enclosure words={page.enclosed} />
        </div>
        <ReplyCard words={page.reply} phone={phone} textPhone={textPhone} />
        <section className="discretion" aria-labelledby="discretion-heading">
          <h2 id="discretion-heading">
            {page.discretion.heading} <em>{page.discretion.word}</em>
          </h2>
          <p>{page.discretion.text}</p>
        </section>
        <nav className="atria-links" aria-label="Read next">
          {page.next.map(({ href, label }) => (
            <TextLink className="quiet-link" href={href} key={href}>
              {label}
            </TextLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
