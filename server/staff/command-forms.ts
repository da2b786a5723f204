import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { UsageError } from './usage.ts';

/** How a command is written. */
interface CommandForm {
  readonly command: string;
  /** What its word stands for, where it takes one. */
  readonly word?: string;
  /** The option that tells this form from the command's other one. */
  readonly by?: string;
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

const FORMS: readonly CommandForm[] = [
  { command: 'list', needed: [], optional: ['sheet'] },
  { command: 'show', word: 'N', needed: [], optional: ['sheet'] },
  { command: 'photos', by: 'orphans', needed: ['orphans'], optional: ['yes'] },
  { command: 'photos', word: 'N', needed: ['out'], optional: ['sheet'] },
  { command: 'export', needed: ['format', 'out'], optional: ['sheet'] },
  { command: 'status', needed: [], optional: [] },
  { command: 'visits', needed: [], optional: ['days'] },
  { command: 'backup', needed: ['out'], optional: [] },
  { command: 'forget', word: 'N', needed: [], optional: ['yes', 'sheet'] },
  { command: 'purge', needed: ['older-than'], optional: ['yes'] },
  { command: 'retry-dead', needed: [], optional: [] },
  { command: 'keygen', needed: ['out'], optional: [] },
  { command: 'rotate', by: 'to', needed: ['to'], optional: ['unproven'] },
  { command: 'rotate', needed: ['new-key'], optional: [] },
];

const VALUES: Readonly<Record<string, string>> = {
  out: 'FILE',
  format: 'csv|json',
  days: '30',
  'older-than': '90d',
  to: 'age1…',
  'new-key': 'FILE',
};

/** A run that was cut off could not be run again. */
const NO_SHEET_TO_ROTATE =
  "'rotate' needs the private key as a file: it closes the desk, and deletes its sheet before all is sealed anew. Change the key at the desk instead, under People.";

/**
 * Finds how a command line is meant. An option that a command has no use for is refused, since whoever gave it expected something of it.
 *
 * @param options those that were given, without --data and --key, which every command takes
 * @throws UsageError that says what is wrong, and how the command is written
 */
export function findForm(words: readonly string[], options: readonly string[]): CommandForm {
  const [command, ...more] = words;
  if (command === undefined) throw new UsageError();
  const own = FORMS.filter((form) => form.command === command);
  const form = own.find(({ by }) => by === undefined || options.includes(by));
  if (form === undefined) throw new UsageError(sayUnknown(command));
  if (command === 'rotate' && options.includes('sheet')) refuse(command, NO_SHEET_TO_ROTATE);
  const { word, needed, optional } = form;
  const faults = [
    ...options
      .filter((name) => ![...needed, ...optional].includes(name))
      .map((name) => `'${command}' has no use for --${name} here.`),
    ...more.slice(word === undefined ? 0 : 1).map((text) => `'${text}' is one word too many.`),
    ...(word !== undefined && more.length === 0 ? [`'${command}' needs a number.`] : []),
    ...needed
      .filter((name) => !options.includes(name))
      .map((name) => `'${command}' needs ${sayOption(name)}.`),
  ];
  if (faults[0] !== undefined) throw new UsageError(faults[0], own.map(sayForm));
  return form;
}

/** @throws UsageError that says so, and how the command is written */
export function refuse(command: string, fault: string): never {
  throw new UsageError(fault, FORMS.filter((form) => form.command === command).map(sayForm));
}

function sayUnknown(command: string): string {
  const known = [...new Set(FORMS.map((form) => form.command))];
  const nearest = nearestWord(command, known);
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `There is no command '${command}'.${meant}`;
}

function sayForm({ command, word, needed, optional }: CommandForm): string {
  const parts = [...needed.map(sayOption), ...optional.map((name) => `[${sayOption(name)}]`)];
  return [command, ...(word === undefined ? [] : [word]), ...parts].join(' ');
}

function sayOption(name: string): string {
  const value = VALUES[name];
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
