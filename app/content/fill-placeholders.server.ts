import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { PROMISE_MARK } from '../site/promise-mark.ts';
import { ContentError, type Fault } from './content-error.server.ts';

type Facts = Readonly<Record<string, string>>;

/** A word in braces, however many: what only code fills in has one on each side, as `{count}`. */
const IN_BRACES = /(\{+)\s*(\w+)\s*(\}+)/g;

/**
 * Replaces `{{name}}` in text, or in every string of a parsed file.
 *
 * @param file the path from the project's root, for messages
 * @param facts none where a file may name none
 * @throws ContentError for each name that stands for no fact, and for braces that would be read as they are written
 */
export function fillPlaceholders<Value>(file: string, value: Value, facts: Facts): Value;
export function fillPlaceholders(file: string, value: unknown, facts: Facts): unknown {
  const faults: Fault[] = [];
  const fill = (item: unknown, field: readonly PropertyKey[]): unknown => {
    if (typeof item === 'string') {
      const messages = findFaults(item, facts);
      faults.push(...messages.map((message) => ({ field, message })));
      return messages.length > 0 ? item : fillText(item, facts);
    }
    if (Array.isArray(item)) return item.map((part, index) => fill(part, [...field, index]));
    if (item === null || typeof item !== 'object') return item;
    const parts = Object.entries(item).map(([key, part]) => [key, fill(part, [...field, key])]);
    return Object.fromEntries(parts);
  };
  const filled = fill(value, []);
  if (faults.length > 0) throw new ContentError(file, faults);
  return filled;
}

function fillText(text: string, facts: Facts): string {
  return text.replaceAll(IN_BRACES, (written, before: string, key: string) =>
    // The mark is no fact: what it means depends on when it is read.
    before === '{' || written === PROMISE_MARK ? written : (factOf(key, facts) ?? ''),
  );
}

function findFaults(text: string, facts: Facts): string[] {
  if (!text.includes('{') && !text.includes('}')) return [];
  const faults = [...text.matchAll(IN_BRACES)].flatMap(
    ([written, before = '', key = '', after = '']): string[] => {
      if (written === PROMISE_MARK) return [];
      const isKnown = factOf(key, facts) !== undefined;
      if (before === '{{' && after === '}}') return isKnown ? [] : [sayUnknown(key, facts)];
      if (before === '{' && after === '}' && !isKnown) return [];
      if (isKnown) return [`${written} would be read as it stands here; write {{${key}}}`];
      return [`${written} has a brace too many or too few; ${advise(key, facts)}`];
    },
  );
  const half = /\{\{|\}\}/.exec(text.replaceAll(IN_BRACES, ''))?.[0];
  const isOpen = half === undefined ? [] : [`'${half}' stands alone; ${advise('', facts)}`];
  return [...faults, ...isOpen];
}

function factOf(key: string, facts: Facts): string | undefined {
  const small = withFirst(key, (letter) => letter.toLowerCase());
  const fact = Object.hasOwn(facts, small) ? facts[small] : undefined;
  return fact === undefined || small === key
    ? fact
    : withFirst(fact, (letter) => letter.toUpperCase());
}

function withFirst(word: string, change: (letter: string) => string): string {
  return change(word.slice(0, 1)) + word.slice(1);
}

function sayUnknown(key: string, facts: Facts): string {
  const known = Object.keys(facts);
  const nearest = nearestWord(key, known);
  const advice = nearest === undefined ? advise(key, facts) : `is it {{${nearest}}}?`;
  return `{{${key}}} names no fact; ${advice}`;
}

/** What somebody may write where braces stand that are no fact's. */
function advise(key: string, facts: Facts): string {
  const known = Object.keys(facts);
  if (known.length === 0) return 'this file cannot name any: write it out';
  const nearest = nearestWord(key, known);
  if (nearest !== undefined) return `a fact is written {{${nearest}}}`;
  return key === '' ? 'a fact is written with two on each side' : `use one of ${known.join(', ')}`;
}
