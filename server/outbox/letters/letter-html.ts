import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { escapeHtml } from '../../answers/answer-page.ts';
import { closingOf } from './closing-of.ts';
import type { LetterClosing } from './letter-closing.ts';
import * as style from './letter-style.ts';
import type { Letter, LetterAction, LetterMoment, LetterOffer, LetterRow } from './letter.ts';

/**
 * The HTML of a letter: one table, 600 px wide at most, as mail programs understand it. It fetches nothing: no picture, no font, so that nobody
 * learns that it was opened.
 */
export function letterHtml(letter: Letter, practice: LetterFacts): string {
  const { rows, moment, action, paragraphs, offers } = letter;
  const words = closingOf(letter);
  const cells = [
    cell(30, opening(letter)),
    ...(rows.length > 0 ? [cell(22, table(rows.map(row).join(''), ' width="100%"'))] : []),
    ...(action ? [cell(22, button(action))] : []),
    ...(paragraphs.length > 0 ? [cell(10, paragraphs.map(paragraph).join(''))] : []),
    ...(offers.length > 0 ? [cell(28, listOf(words.offers, offers))] : []),
  ];
  const preview = moment === null ? letter.heading : moment.said;
  return letterSheet({ ...letter, preview }, cells, practice);
}

/** A letter's sheet: what it says below the practice's mark, and what every letter ends with. */
export function letterSheet(
  letter: Pick<Letter, 'language' | 'subject'> & {
    /** What a mail program shows beside the subject. */
    readonly preview: string;
  },
  inside: readonly string[],
  practice: LetterFacts,
): string {
  const { subject, preview } = letter;
  const words = closingOf(letter);
  const cells = [
    cell(34, logo(practice.name)),
    ...inside,
    cell(28, cannotWait(words, practice.urgentPhone)),
    cell(34, closing(words, practice), 36),
  ];
  return (
    `<!doctype html><html lang="${letter.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(subject)}</title>` +
    `<style>${style.STYLE_SHEET}</style></head><body class="bg" style="margin:0;padding:0;background:${style.DESK}">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>` +
    `<table role="presentation" class="bg" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${style.DESK}">` +
    `<tr><td align="center" style="padding:28px 10px">` +
    `<table role="presentation" class="sheet" width="600" cellspacing="0" cellpadding="0" border="0" ` +
    `style="width:100%;max-width:600px;background:${style.PAPER};text-align:left">` +
    `${cells.join('')}</table></td></tr></table></body></html>\n`
  );
}

const TABLE = '<table role="presentation" cellspacing="0" cellpadding="0" border="0"';

function table(inside: string, attributes = ''): string {
  return `${TABLE}${attributes}>${inside}</table>`;
}

/**
 * A row of the sheet, as wide as it.
 *
 * @param above the room over what it holds, in px
 * @param inside HTML, escaped already
 * @param below the room under it, in px
 */
export function cell(above: number, inside: string, below = 0): string {
  return `<tr><td class="p" style="padding:${above}px 40px ${below}px">${inside}</td></tr>`;
}

/** @param text whose lines stay lines */
export function paragraph(text: string): string {
  const lines = text.split('\n').map((line) => linkNumbers(escapeHtml(line)));
  return `<p class="tx" style="${style.BODY}">${lines.join('<br>')}</p>`;
}

/** Numbers to call with a touch, which no line's end parts: a mail program is told to find none by itself. */
function linkNumbers(html: string): string {
  return html.replace(/\b\d{3}-\d{3}-\d{4}\b/g, (phone) => call(phone, false));
}

/** The mark, two arches drawn with borders, beside the name. */
function logo(name: string): string {
  const arch = (radius: number) =>
    `border:1px solid ${style.INK};border-bottom:0;border-radius:${radius}px ${radius}px 0 0;line-height:0;font-size:0`;
  const inner = table(
    `<tr><td class="arch" style="${arch(9)};height:23px">&nbsp;</td></tr>`,
    ' width="100%"',
  );
  const mark = table(
    `<tr><td class="arch" style="${arch(13)};width:24px;padding:3px 3px 0">${inner}</td></tr>`,
  );
  return table(
    `<tr><td valign="bottom" style="padding-right:12px">${mark}</td>` +
      `<td class="ink" valign="bottom" style="${style.NAME}">${escapeHtml(name)}</td></tr>`,
  );
}

function opening({ heading, lead, join, moment }: Letter): string {
  return (
    `<h1 class="ink" style="${style.HEADING}">${escapeHtml(heading)}</h1>` +
    paragraph(lead + (moment === null ? '.' : join)) +
    (moment === null ? '' : large(moment))
  );
}

function large({ lines, time, note, isOver = false }: LetterMoment): string {
  const words = [...lines.map(escapeHtml), `<i>${escapeHtml(time)}</i>`].join('<br>');
  return (
    `<p class="ink big" style="${style.MOMENT}">${isOver ? `<s style="text-decoration-thickness:1px">${words}</s>` : words}</p>` +
    `<div class="gold" style="border-top:1px solid ${style.GOLD};width:64px;line-height:0;font-size:0">&nbsp;</div>` +
    `<p class="tx" style="${style.SMALL}">${escapeHtml(note)}</p>`
  );
}

function row({ label, text, link }: LetterRow): string {
  const way = link
    ? `<br><a class="ink" style="color:${style.INK}" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`
    : '';
  return (
    `<tr><td class="k ln tx" valign="top" width="132" style="${style.TERM}">${escapeHtml(label)}</td>` +
    `<td class="ln ink" valign="top" style="${style.DETAIL}">${escapeHtml(text)}${way}</td></tr>`
  );
}

function button({ label, href, note }: LetterAction): string {
  return (
    table(
      `<tr><td class="btn" bgcolor="${style.INK}" style="border-radius:28px;background:${style.INK}">` +
        `<a href="${escapeHtml(href)}" style="${style.BUTTON}">${escapeHtml(label)}</a></td></tr>`,
    ) + (note === undefined ? '' : `<p class="tx" style="${style.SMALL}">${escapeHtml(note)}</p>`)
  );
}

function listOf(lead: string, offers: readonly LetterOffer[]): string {
  const items = offers.map(
    ({ title, text }) =>
      `<p class="tx" style="${style.BODY}"><b class="ink" style="color:${style.INK};font-weight:600">${escapeHtml(title)}.</b> ${escapeHtml(text)}</p>`,
  );
  return `<h2 class="ink" style="${style.SUBHEADING}">${escapeHtml(lead)}</h2>${items.join('')}`;
}

function cannotWait(words: LetterClosing, urgentPhone: string): string {
  return table(
    `<tr><td class="note gold" style="background:${style.NOTE};border-left:2px solid ${style.GOLD};padding:14px 18px">` +
      `<p class="tx" style="${style.SMALL};margin:0">${escapeHtml(words.cannotWait.before)}${call(urgentPhone, true)}${escapeHtml(words.cannotWait.after)}</p></td></tr>`,
    ' width="100%"',
  );
}

function closing(words: LetterClosing, { name, phone, siteUrl }: LetterFacts): string {
  return (
    `<div class="ln" style="${style.RULE}">&nbsp;</div>` +
    `<p class="tx" style="${style.FINE}">${escapeHtml(words.questions)}${call(phone, false)}. ${words.cautions.map(escapeHtml).join(' ')}</p>` +
    `<p class="tx" style="${style.FINE}"><span class="ink" style="color:${style.INK}">${escapeHtml(name)}</span><br>` +
    `<a class="tx" style="color:${style.SOFT}" href="${escapeHtml(siteUrl)}">${escapeHtml(siteUrl.replace(/^https:\/\//, ''))}</a></p>`
  );
}

/** @param phone written as 516-555-0100 */
function call(phone: string, isStrong: boolean): string {
  const [tone, color] = isStrong ? ['ink', style.INK] : ['tx', style.SOFT];
  const weight = isStrong ? ';font-weight:600' : '';
  return `<a class="${tone}" href="tel:+1${phone.replaceAll('-', '')}" style="color:${color}${weight};white-space:nowrap">${escapeHtml(phone)}</a>`;
}
