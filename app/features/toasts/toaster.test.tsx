import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import { showToast, currentToast } from '../../ui/toasts.ts';
import { Toaster } from './toaster.tsx';

test('is said within the dialog that is open, where alone it is heard, in the language of its words', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  showToast({ title: 'Copiado.' });
  const toast = currentToast();
  if (!toast) throw new Error('there is a toast');
  await render(
    <Toaster
      toast={toast}
      layer={dialog}
      words={{ label: 'Aviso', close: 'Cerrar' }}
      language={SPANISH}
    />,
    { container: dialog.appendChild(document.createElement('div')) },
  );
  await expect.poll(() => dialog.querySelector('[role=status]')?.textContent).toContain('Copiado.');
  expect(dialog.querySelector('.toast')?.getAttribute('lang')).toBe(SPANISH);
  expect(dialog.querySelector('.toast-close')?.textContent).toBe('Cerrar');
  dialog.remove();
});
