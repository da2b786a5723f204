import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog label="A dialog" onClose={() => setIsOpen(false)}>
          <button type="button">Inside</button>
        </Dialog>
      ) : null}
    </>
  );
}

test('takes the focus, closes on Escape, and gives the focus back', async () => {
  await render(<Opener />);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect.element(dialog).toBeVisible();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function OpenerThatGoes() {
  const [state, setState] = useState<'closed' | 'open' | 'answered'>('closed');
  return (
    <main id="main" tabIndex={-1}>
      {state === 'answered' ? null : (
        <button type="button" onClick={() => setState('open')}>
          Open
        </button>
      )}
      {state === 'closed' ? null : (
        <Dialog label="A dialog" onClose={() => setState('closed')}>
          <button type="button" onClick={() => setState('answered')}>
            Answer
          </button>
        </Dialog>
      )}
    </main>
  );
}

test('where what opened it is gone meanwhile, the page’s own part has the focus', async () => {
  await render(<OpenerThatGoes />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('closes by its button, and can be opened again', async () => {
  await render(<Opener />);
  const opener = page.getByRole('button', { name: 'Open' });
  for (const _ of [1, 2]) {
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

function Nested() {
  const [isOuterOpen, setIsOuterOpen] = useState(true);
  return isOuterOpen ? (
    <Dialog label="Outer" onClose={() => setIsOuterOpen(false)}>
      <Opener />
    </Dialog>
  ) : null;
}

test('closing a dialog within a dialog leaves the outer one open', async () => {
  await render(<Nested />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'A dialog' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Outer' })).toBeVisible();
});

function TwoOpeners() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {['First', 'Second'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open ? (
        <Dialog label={`${open} dialog`} onClose={() => setOpen(null)}>
          {open}
        </Dialog>
      ) : null}
    </>
  );
}

test('what is opened right after a closing stays open', async () => {
  await render(<TwoOpeners />);
  const [first, second] = document.querySelectorAll('button');
  first?.click();
  await expect.element(page.getByRole('dialog', { name: 'First dialog' })).toBeVisible();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await Promise.resolve();
  second?.click();
  // As long as the browser may take to say that the first has closed.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('dialog', { name: 'Second dialog' })).toBeVisible();
});

test('takes the focus in its body, by the name of the dialog, where keys must scroll a frame', async () => {
  await render(
    <Dialog label="A form" isBodyFocusable onClose={() => undefined}>
      <p>A frame.</p>
    </Dialog>,
  );
  const body = page.getByRole('group', { name: 'A form' });
  await userEvent.keyboard('{Tab}');
  await expect.element(body).toHaveFocus();
});
