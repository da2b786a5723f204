/** Something that a reader with large letters would stumble over, in a line for people. */
type TextFault = string;

/**
 * Looks at all text that a page shows, and says what is wrong with it. Runs in the page: it may not use anything from outside.
 *
 * - wider: the page scrolls sideways
 * - broken: a word stands on two lines (hyphens and slashes are places where a line may end)
 * - cut: a word sticks out of the screen, or out of a box that hides what does not fit
 * - outside: a word sticks out of its own block
 * - over: two texts stand on each other
 * - small: text that has not grown with the browser's size
 *
 * @param smallest the smallest size of text on the site, in `rem`
 */
export function findTextFaults(smallest: number): TextFault[] {
  const TOLERANCE_PX = 1.5;
  const faults = new Set<TextFault>();
  const root = document.documentElement;
  const overflow = root.scrollWidth - root.clientWidth;
  if (overflow > 0) faults.add(`wider: the page by ${overflow} px`);
  const remPx = Number.parseFloat(getComputedStyle(root).fontSize);

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.getAttribute('class') ? `.${element.getAttribute('class')}` : ''} in ${element.parentElement?.getAttribute('class') ?? element.parentElement?.tagName.toLowerCase()}`;
  const isClipped = (element: Element) => {
    for (let e: Element | null = element; e; e = e.parentElement)
      if (getComputedStyle(e).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, .skip-links, option, noscript, [inert]') &&
    !isClipped(element);
  const blockOf = (element: Element): Element => {
    let block = element;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement;
    return block;
  };
  const isFixed = (element: Element) => {
    for (let e: Element | null = element; e; e = e.parentElement) {
      const { position } = getComputedStyle(e);
      if (position === 'fixed' || position === 'sticky') return true;
    }
    return false;
  };
  /** The part of the screen's width that an element's content may take. */
  const clipOf = (element: Element) => {
    let left = 0;
    let right = root.clientWidth;
    for (let e: Element | null = element; e; e = e.parentElement) {
      const { overflowX } = getComputedStyle(e);
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const box = e.getBoundingClientRect();
      if (e === root || e === document.body) continue;
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    return { left, right };
  };

  const seen: { block: Element; rect: DOMRect; text: string }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || text.trim() === '' || !isShown(element)) continue;
    const block = blockOf(element);
    const blockBox = block.getBoundingClientRect();
    const clip = clipOf(element);
    const fixed = isFixed(element);
    const sizePx = Number.parseFloat(getComputedStyle(element).fontSize);
    if (sizePx < smallest * remPx - 0.01 && !element.closest('svg'))
      faults.add(`small: ${sizePx} px, ${nameOf(element)}`);
    for (const match of text.matchAll(
      /[^\s/\u2010\u2013\u2014-]*[\p{Script=Latin}\p{N}][^\s/\u2010\u2013\u2014-]*[-\u2010\u2013\u2014/]?/gu,
    )) {
      const word = match[0];
      range.setStart(node, match.index);
      range.setEnd(node, match.index + word.length);
      const rects = [...range.getClientRects()].filter((r) => r.width > 0);
      const [first, ...others] = rects;
      if (!first || first.height === 0) continue;
      if (others.some((r) => Math.abs(r.top - first.top) > first.height / 2))
        faults.add(`broken: ${word}, ${nameOf(element)}`);
      const box = range.getBoundingClientRect();
      if (box.left < clip.left - TOLERANCE_PX || box.right > clip.right + TOLERANCE_PX)
        faults.add(`cut: ${word}, ${nameOf(element)}`);
      else if (box.left < blockBox.left - TOLERANCE_PX || box.right > blockBox.right + TOLERANCE_PX)
        faults.add(
          `outside: ${word} by ${Math.round(Math.max(blockBox.left - box.left, box.right - blockBox.right))} px, ${nameOf(element)}`,
        );
      if (!fixed && !element.closest('svg')) seen.push({ block, rect: first, text: word });
    }
  }

  seen.sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, one] of seen.entries()) {
    for (let next = index + 1; next < seen.length; next += 1) {
      const other = seen[next];
      if (!other || other.rect.top > one.rect.bottom) break;
      if (other.block === one.block) continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = one.rect.bottom - other.rect.top;
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2)
        faults.add(`over: ${one.text} and ${other.text}, ${nameOf(one.block)}`);
    }
  }
  return [...faults];
}
