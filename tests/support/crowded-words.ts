/** The words of a bar that stick out of their link, or links that stand on each other. Runs in the page. */
export function crowdedWords(bar: Element): string[] {
  const links = [...bar.querySelectorAll('a, button')].filter((link) => link.checkVisibility());
  const boxes = links.map((link) => ({ link, box: link.getBoundingClientRect() }));
  return boxes.flatMap(({ link, box }, index) => {
    const next = boxes[index + 1]?.box;
    const isCrowded =
      link.scrollWidth > link.clientWidth + 1 || (next !== undefined && next.left < box.right - 1);
    return isCrowded ? [link.textContent] : [];
  });
}
