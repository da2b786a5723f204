/**
 * Looks at all text that a page shows, or the dialog or menu that lies over it, and says what somebody with large letters would
 * stumble over, a line each. Runs in the page (`page.evaluate(findTextFaults)`): it may use nothing from outside of itself.
 *
 * - wider: the page scrolls sideways
 * - small: text that has not grown with the browser's size of text
 * - broken: a word stands on two lines (after a hyphen or a slash a line may end)
 * - cut: a word sticks out of the screen, or of a box that hides or scrolls what does not fit
 * - outside: a word sticks out of its own block
 * - over: two texts stand on each other
 * - under: the last words of the page stay under the bar at its foot
 */
export function findTextFaults(): string[] {
  const SMALLEST_REM = 0.8125;
  const TOLERANCE_PX = 1.5;
  /** Words of letters; scripts that end lines anywhere are left to the browser. */
  const WORD =
    /[^\s/\u2010-\u2014-]*[\p{Script=Latin}\p{N}][^\s/\u2010-\u2014-]*[-\u2010-\u2014/]?/gu;
  const root = document.documentElement;
  const remPx = Number.parseFloat(getComputedStyle(root).fontSize);
  const faults = new Set<string>();

  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('option, noscript, svg') &&
    ancestorsOf(element).every((box) => !getComputedStyle(box).clipPath.startsWith('inset(50%'));
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  /** What stays in its place while the page is scrolled; null for the page itself. */
  const layerOf = (element: Element): Element | null =>
    ancestorsOf(element).find((box) => /fixed|sticky/.test(getComputedStyle(box).position)) ?? null;
  /** From where to where a word may reach. */
  const roomOf = (element: Element) => {
    const boxes = ancestorsOf(element)
      .filter((box) => box !== root && box !== document.body)
      .filter((box) => getComputedStyle(box).overflowX !== 'visible')
      .map((box) => box.getBoundingClientRect());
    return {
      left: Math.max(0, ...boxes.map((box) => box.left)),
      right: Math.min(root.clientWidth, ...boxes.map((box) => box.right)),
    };
  };
  const sticksOut = (word: DOMRect, room: { left: number; right: number }) =>
    word.left < room.left - TOLERANCE_PX || word.right > room.right + TOLERANCE_PX;

  const overflowPx = root.scrollWidth - root.clientWidth;
  if (overflowPx > 0) faults.add(`wider: the page by ${overflowPx} px`);

  const scope = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1);
  const words: { text: string; block: Element; layer: Element | null; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(scope ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || text.trim() === '' || !isShown(element)) continue;
    const block = blockOf(element);
    const room = roomOf(element);
    const where = `${element.tagName.toLowerCase()} in .${element.closest('[class]')?.className ?? ''}`;
    const sizeRem = Number.parseFloat(getComputedStyle(element).fontSize) / remPx;
    if (sizeRem < SMALLEST_REM - 0.001) faults.add(`small: ${sizeRem} rem, ${where}`);
    const layer = scope ? null : layerOf(element);
    for (const { 0: word, index } of text.matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (!first) continue;
      const box = range.getBoundingClientRect();
      if (others.some((rect) => Math.abs(rect.top - first.top) > first.height / 2))
        faults.add(`broken: ${word}, ${where}`);
      if (sticksOut(box, room)) faults.add(`cut: ${word}, ${where}`);
      else if (sticksOut(box, block.getBoundingClientRect()))
        faults.add(`outside: ${word}, ${where}`);
      words.push({ text: word, block, layer, box: first });
    }
  }

  words.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (other.block === one.block || other.layer !== one.layer) continue;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Boxes of letters are taller than the letters, and may meet where lines are set close.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
        faults.add(`over: ${one.text} and ${other.text}, .${one.block.className}`);
    }
  }

  const bar = document.querySelector('.mobile-bar');
  if (!scope && bar?.checkVisibility() && getComputedStyle(bar).position === 'fixed') {
    window.scrollTo(0, root.scrollHeight);
    const barTop = bar.getBoundingClientRect().top;
    const last = words
      .filter(({ layer }) => layer === null)
      .map(({ block }) => block)
      .find((block) => block.getBoundingClientRect().bottom > barTop + TOLERANCE_PX);
    if (last) faults.add(`under: ${last.textContent}`);
    window.scrollTo(0, 0);
  }
  return [...faults];
}
