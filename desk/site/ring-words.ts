/** The site has the desk's colors: both come from the same tokens. */
const WORDS_RING = { outline: '2px solid var(--gold)', outlineOffset: '4px' };
/** Within its edges: frames of pictures cut off what stands outside. */
const PICTURE_RING = { outline: '4px solid var(--gold)', outlineOffset: '-6px' };
const ABOVE_PX = 160;

interface Ringed {
  readonly element: Element;
  /** How much of what is looked for it has: the more, the surer it is that this is meant. */
  readonly characters: number;
}

/** Rings what stands on a framed page, in words or as what a picture shows, and brings what is meant most surely into view. The page runs nothing, so it is done from here. */
export function ringWords(frame: HTMLIFrameElement, words: readonly string[]): void {
  const page = frame.contentDocument;
  const window = frame.contentWindow;
  if (page?.body == null || window === null) return;
  const ringed = [...ringTexts(page, words), ...ringPictures(page, words)];
  const seen = ringed
    // What stands in the header is in view already.
    .filter(
      ({ element }) => element.closest('main') !== null && element.getClientRects().length > 0,
    )
    .toSorted((one, other) => other.characters - one.characters);
  const [first] = seen;
  if (first === undefined) return;
  const top = first.element.getBoundingClientRect().top + window.scrollY - ABOVE_PX;
  window.scrollTo({ top, behavior: 'instant' });
}

function ringTexts(page: Document, words: readonly string[]): Ringed[] {
  const found: Ringed[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    const lengths = words.filter((word) => word !== '' && text.includes(word)).map(lengthOf);
    if (element === null || lengths.length === 0) continue;
    if (element.closest('script, style, template, noscript, title') !== null) continue;
    Object.assign(element.style, WORDS_RING);
    // An answer that is folded would hide it.
    element.closest('details')?.setAttribute('open', '');
    found.push({ element, characters: Math.max(...lengths) });
  }
  return found;
}

function ringPictures(page: Document, words: readonly string[]): Ringed[] {
  return [...page.querySelectorAll('img')]
    .filter(({ alt }) => alt !== '' && words.includes(alt))
    .map((element) => {
      Object.assign(element.style, PICTURE_RING);
      return { element, characters: element.alt.length };
    });
}

function lengthOf({ length }: string): number {
  return length;
}
