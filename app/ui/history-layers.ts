/**
 * What lies over a page, as entries of the browser's history, so that Back takes the topmost layer away and Forward brings a step of the quiz
 * again (docs/decisions/028-back-belongs-to-the-visitor.md).
 *
 * An entry of a layer has the router's key of its page and a random key of its own; what the random key means is known only here, in memory. The
 * stack that the components want and the stack that the history has are brought together in `settle`.
 */

/** The names of what lies over a page, from below upwards. */
export type LayerPath = readonly string[];

export interface Layers {
  /** One name a history entry. A name that was left is never used again, unless it can be returned to (`onReturn`). */
  names: LayerPath;
  /** What the address bar says while these lie on top, such as a hash; the page's own address unless told. */
  readonly address?: string | undefined;
  /** The visitor went back: so many of the names remain. */
  readonly show: (count: number) => void;
}

/**
 * Brings back what stood at an entry that the visitor came to.
 *
 * @param path what lay over the page there; undefined where this page's memory has no record of it, such as after a reload
 * @returns whether there was anything to bring back
 */
export type Return = (path: LayerPath | undefined) => boolean;

const FIRST_PAGE_KEY = 'default';
/** A step that has not arrived by then has no entry to go to: links are not held any longer. */
const STEP_PATIENCE_MS = 1_000;
/** Where the browser says what becomes of a step, it is only late: on a busy phone for longer than that. */
const TOLD_STEP_PATIENCE_MS = 4_000;

const paths = new Map<string, LayerPath>();
const returns = new Set<Return>();
let shown: Layers[] = [];
/** What the history had when it was last looked at. */
let at: LayerPath = [];
let page = { key: FIRST_PAGE_KEY, pathname: '' };
/** A step through the history that was asked for here and has not arrived. */
let move: 'settling' | 'leaving' | null = null;
let patience: ReturnType<typeof setTimeout> | undefined;
/** A link that was followed while such a step was on its way: its arrival would undo what the link did. */
let waiting: HTMLAnchorElement | null = null;
/** The next page is on its way: a step through the history would call it off. */
let isPageComing = false;
let isListening = false;

/** Adds layers above those that are there; the answer takes them away. */
export function addLayers(layers: Layers): () => void {
  listen();
  shown = [...shown, layers];
  queueMicrotask(settle);
  return () => {
    shown = shown.filter((other) => other !== layers);
    queueMicrotask(settle);
  };
}

/** Gives layers that were added other names. The history follows a microtask later: it goes back over names that went, and has an entry for each that came. */
export function changeLayers(layers: Layers, names: LayerPath): void {
  layers.names = names;
  queueMicrotask(settle);
}

/**
 * Has it asked where the visitor comes to an entry whose layers are not shown; the first that brings something back is the last asked, and where none does, the
 * entry is passed over.
 *
 * @returns ends it
 */
export function onReturn(bringBack: Return): () => void {
  returns.add(bringBack);
  return () => returns.delete(bringBack);
}

/**
 * Tells that the router shows a page now.
 *
 * @param key the router's key of the location
 * @param isReplacing whether the location took the place of the one before
 */
export function followPage(key: string, isReplacing: boolean): void {
  listen();
  const { pathname } = window.location;
  const replaced = isReplacing && pathname === page.pathname ? at.length : 0;
  page = { key, pathname };
  // A link in a dialog to the page below it took the place of the dialog's entry: the page stands in the history twice.
  if (replaced > 0) goBack(replaced, 'leaving');
  else follow();
}

/** Tells that the next page is on its way, or no longer is. The entry of a layer that goes meanwhile waits: Back passes it over once the page is there. */
export function awaitPage(isComing: boolean): void {
  isPageComing = isComing;
  queueMicrotask(settle);
}

/** Whether the entry that the visitor is at belongs to a layer. */
export function isAtLayer(): boolean {
  return layerKey() !== undefined;
}

/** Takes the entry that the visitor is at for the layer that comes next, in place of a new one. */
export function claimEntry(): void {
  window.history.replaceState({ ...window.history.state, layer: randomKey() }, '');
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    const last = move;
    arrive();
    // Another page: the router is on its way there, and says when it has arrived.
    if (pageKey() !== page.key) return;
    if (last === 'settling') settle();
    else follow();
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  document.addEventListener('click', holdLink, { capture: true });
}

/** The step has arrived, or will not: a link that waited for it is followed. */
function arrive(): void {
  clearTimeout(patience);
  move = null;
  const link = waiting;
  waiting = null;
  // A task later, so that whoever else hears of the step has done their part.
  if (link) setTimeout(() => link.click());
}

function holdLink(event: MouseEvent): void {
  if (!move || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  const leavesThisPage = link?.origin === window.location.origin && !link.target && !link.download;
  const isForBrowser =
    event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || !leavesThisPage || isForBrowser) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting = link;
}

/** The visitor moved: what is shown follows. */
function follow(): void {
  const path = pathHere();
  at = path ?? [];
  if (!path) {
    if (!bringBack(path)) goBack(1, 'leaving');
    return;
  }
  let depth = 0;
  const remains = shown.map((layers) => {
    const start = depth;
    while (path[depth] !== undefined && path[depth] === layers.names[depth - start]) depth += 1;
    return { layers, count: depth - start };
  });
  for (const { layers, count } of remains.toReversed()) {
    if (count === layers.names.length) continue;
    layers.names = layers.names.slice(0, count);
    layers.show(count);
  }
  // A layer that was closed for good: nothing is to be seen at its entry.
  if (depth < path.length && !bringBack(path)) goBack(1, 'leaving');
}

/** What is shown changed: the history follows. */
function settle(): void {
  if (move || pageKey() !== page.key) return;
  const here = pathHere();
  const path = here ?? [];
  const steps = shown.flatMap(({ names, address }) => names.map((name) => ({ name, address })));
  const wanted = steps.map(({ name }) => name);
  const firstOther = path.findIndex((name, index) => name !== wanted[index]);
  if (firstOther >= 0) {
    if (isPageComing) return;
    goBack(path.length - firstOther, 'settling');
    return;
  }
  for (let depth = path.length; depth < wanted.length; depth += 1) {
    writeEntry(wanted.slice(0, depth + 1), steps[depth]?.address, !here && depth === 0);
  }
  at = wanted;
}

function writeEntry(path: LayerPath, address: string | undefined, isInPlace: boolean): void {
  const layer = randomKey();
  const { state } = window.history;
  paths.set(layer, path);
  // Of the entry below, and so of this one: as the layer goes the browser would scroll to where that was left. A reload is still its own.
  window.history.scrollRestoration = 'manual';
  try {
    if (isInPlace) window.history.replaceState({ ...state, layer }, '', address);
    else window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, layer }, '', address);
  } catch {
    // Browsers refuse too many entries in a short time: Back then passes this one over.
  }
}

function bringBack(path: LayerPath | undefined): boolean {
  return [...returns].some((comeBack) => comeBack(path));
}

function goBack(count: number, reason: 'settling' | 'leaving'): void {
  move = reason;
  // By the page's own entries where the browser knows them: a page in a frame adds some of its own in between.
  const own = 'navigation' in window ? window.navigation : undefined;
  const target = own?.entries()[(own.currentEntry?.index ?? 0) - count];
  clearTimeout(patience);
  if (!own || !target) {
    window.history.go(-count);
    patience = setTimeout(arrive, STEP_PATIENCE_MS);
    return;
  }
  // It tells of a step that is called off. One that is neither made nor called off would hold every link of the page for ever.
  patience = setTimeout(arrive, TOLD_STEP_PATIENCE_MS);
  const { committed, finished } = own.traverseTo(target.key);
  finished?.catch(() => undefined);
  committed?.catch(arrive);
}

/** What lies over the page at the entry that the visitor is at; undefined where nobody remembers. */
function pathHere(): LayerPath | undefined {
  const key = layerKey();
  return key === undefined ? [] : paths.get(key);
}

function layerKey(): string | undefined {
  return window.history.state?.layer;
}

function pageKey(): string {
  return window.history.state?.key ?? FIRST_PAGE_KEY;
}

function randomKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
