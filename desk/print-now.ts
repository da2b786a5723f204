import { flushSync } from 'react-dom';

/**
 * Prints with what is built for paper alone, and takes it away afterwards. A dialog that is open is closed by nobody.
 *
 * @param show puts it onto the page, and takes it off
 */
export function printNow(show: (isPrinting: boolean) => void): void {
  flushSync(() => show(true));
  window.addEventListener('afterprint', () => show(false), { once: true });
  window.print();
}
