import type { Page } from '@playwright/test';

/** How far around a control a mark of its focus may reach. */
const REACH_PX = 8;

/**
 * Gives the focus to every control of a page in turn, as the keyboard does, and names those that do not show it: by an outline of two pixels
 * or more on the control, on something around it or beside it, or, where there is none, by anything that can be seen on the screen.
 */
export async function findFocusFaults(page: Page): Promise<string[]> {
  const unclear = await page.evaluate(withoutOutline);
  const faults: string[] = [];
  for (const { index, name } of unclear) {
    if (!(await isSeenToChange(page, index))) faults.push(name);
  }
  return faults;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Runs in the page. */
function withoutOutline(): { index: number; name: string }[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const ANCESTORS = 4;
  const lookOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { text: `${outlineStyle} ${outlineWidth} ${outlineColor}`, outlineStyle, outlineWidth };
  };
  const around = (control: Element): Element[] => {
    const places: Element[] = [control, ...control.querySelectorAll('*')];
    if (control.nextElementSibling) places.push(control.nextElementSibling);
    let above = control.parentElement;
    for (let level = 0; above && level < ANCESTORS; level += 1, above = above.parentElement) {
      places.push(above);
    }
    return places;
  };
  const hasOutline = (control: HTMLElement): boolean => {
    const places = around(control);
    const before = places.map((place) => lookOf(place).text);
    // TypeScript's list of options does not know this one yet.
    const options: FocusOptions & { focusVisible: boolean } = {
      preventScroll: true,
      focusVisible: true,
    };
    control.focus(options);
    if (document.activeElement !== control) return true;
    const isMarked = places.some((place, index) => {
      const { text, outlineStyle, outlineWidth } = lookOf(place);
      return (
        text !== before[index] && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      );
    });
    control.blur();
    return isMarked;
  };
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .map((control, index) => ({ control, index }))
    .filter(
      ({ control }) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
    )
    .filter(({ control }) => !hasOutline(control))
    .map(({ control, index }) => ({
      index,
      name: `${control.tagName.toLowerCase()}.${control.className} ${control.textContent.trim()}`,
    }));
}

async function isSeenToChange(page: Page, index: number): Promise<boolean> {
  const control = page.locator(CONTROLS).nth(index);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return false;
  const clip = {
    x: Math.max(0, box.x - REACH_PX),
    y: Math.max(0, box.y - REACH_PX),
    width: box.width + 2 * REACH_PX,
    height: box.height + 2 * REACH_PX,
  };
  const before = await page.screenshot({ clip, caret: 'hide' });
  await control.focus();
  const after = await page.screenshot({ clip, caret: 'hide' });
  await control.blur();
  return !before.equals(after);
}
