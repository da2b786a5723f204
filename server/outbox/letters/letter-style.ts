/*
 * How a letter looks. Mail programs know neither our tokens nor our fonts, so the colors of app/styles/tokens.css stand here as they are, and
 * Georgia stands in for Cormorant.
 */

const SERIF = "Cormorant,'Palatino Linotype',Palatino,Georgia,'Times New Roman',serif";
const SANS = "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";

export const DESK = '#e9edf4';
export const PAPER = '#fbfbf9';
export const INK = '#1f236b';
export const SOFT = '#3f436f';
export const NOTE = '#f3ece1';
export const GOLD = '#b08d3e';
const LINE = '#c9cde0';

export const HEADING = `margin:0;font:500 30px/1.1 ${SERIF};letter-spacing:-.5px;color:${INK}`;
export const SUBHEADING = `margin:0;font:500 26px/1.1 ${SERIF};letter-spacing:-.5px;color:${INK}`;
export const NAME = `font:500 29px/1 ${SERIF};color:${INK}`;
export const MOMENT = `margin:14px 0 20px;font:500 54px/.98 ${SERIF};letter-spacing:-1.4px;color:${INK}`;
export const BODY = `margin:12px 0 0;font:400 16px/1.6 ${SANS};color:${SOFT}`;
export const SMALL = `margin:12px 0 0;font:400 15px/1.55 ${SANS};color:${SOFT}`;
export const FINE = `margin:12px 0 0;font:400 14px/1.6 ${SANS};color:${SOFT}`;
export const TERM = `width:132px;border-top:1px solid ${LINE};padding:12px 12px 12px 0;font:400 15px/1.5 ${SANS};color:${SOFT}`;
export const DETAIL = `border-top:1px solid ${LINE};padding:12px 0;font:400 16px/1.5 ${SANS};color:${INK}`;
export const RULE = `border-top:1px solid ${LINE};line-height:0;font-size:0`;
export const BUTTON = `display:inline-block;padding:16px 30px;font:600 16px/1.2 ${SANS};color:#ffffff;text-decoration:none;border-radius:28px`;

/** Narrow screens, and the dark forms of Apple's, Google's and Microsoft's mail. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(max-width:620px){.k{width:96px!important}.p{padding-left:22px!important;padding-right:22px!important}.big{font-size:44px!important}}
@media(max-width:360px){.big{font-size:36px!important}}
@media(prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}`;

function darkRules(within: string): string {
  return [
    ['.bg', 'background:#12143a'],
    ['.sheet', 'background:#1a1d52'],
    ['.ink', 'color:#fff'],
    ['.tx', 'color:#d7dbef'],
    ['.ln', 'border-color:#4a4e86'],
    ['.arch', 'border-color:#fff'],
    ['.gold', 'border-color:#e3cc95'],
    ['.btn', 'background:#fff'],
    ['.btn a', 'color:#1f236b'],
    ['.note', 'background:#23276b'],
  ]
    .map(([selector, rule]) => `${within}${selector}{${rule}!important}`)
    .join('');
}
