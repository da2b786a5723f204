import lounge from 'content:picture/lounge';
import smileAfter from 'content:picture/smile-after';
import smileBefore from 'content:picture/smile-before';
import { useState, type ReactNode } from 'react';
import { BeforeAfter } from '../features/before-after/before-after.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DataTable } from '../site/data-table.tsx';
import { PartFailure } from '../site/part-failure.tsx';
import { Plate } from '../site/plate.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toasts.ts';
import { FieldStates } from './field-states.tsx';
import { Tokens } from './tokens.tsx';

export const meta = () => [{ title: 'Parts of the site' }];

/** Every part that pages are made of, with its states, in one place. Served by `npm run dev` at /_ui, and built into nothing. */
export default function UiPage() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <div className="wrap page-sections">
      <h1 tabIndex={-1}>Parts</h1>
      <Tokens />
      <Part name="Headings">
        <h1>
          Heading one, <em>emphasis</em>
        </h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <h4>Heading four</h4>
        <p className="lede">Lede. One 90-minute consultation, explained before anything begins.</p>
        <p>
          Body with a <a href="#links">link</a>.
        </p>
      </Part>
      <Part name="Buttons and links">
        <p className="action-row">
          <button className="button" type="button">
            Button
          </button>
          <button className="button" type="button" aria-disabled>
            Sending…
          </button>
          <TextLink className="quiet-link" href="#links">
            Quiet link
          </TextLink>
          <button className="quiet-button" type="button" data-tooltip="Opens after 700 ms">
            Quiet button with a tooltip
          </button>
          <span className="spinner" aria-hidden="true" />
        </p>
      </Part>
      <Part name="Fields">
        <FieldStates />
      </Part>
      <Part name="Plates">
        <Plate picture={lounge} number={1} sizes="400px" shape="arch-outlined" canEnlarge />
        <Plate picture={lounge} number={2} sizes="400px" shape="arch" />
        <Plate picture={lounge} number={3} sizes="400px" />
      </Part>
      <Part name="Before and after">
        <BeforeAfter
          before={smileBefore}
          after={smileAfter}
          sizes="600px"
          label="Before and after"
          description="The written description of the change."
        />
      </Part>
      <Part name="Table">
        <DataTable
          table={{
            caption: 'A table',
            columns: ['', 'One', 'Two'],
            rows: [
              ['First', '1', '2'],
              ['Second', '3', '4'],
            ],
          }}
        />
      </Part>
      <Part name="Messages">
        <p className="action-row">
          <button
            className="button"
            type="button"
            onClick={() => showToast({ title: 'Default toast', text: 'Five seconds.' })}
          >
            Default toast
          </button>
          <button
            className="button"
            type="button"
            onClick={() => showToast({ title: 'Destructive toast', variant: 'destructive' })}
          >
            Destructive toast
          </button>
          <button className="button" type="button" onClick={() => setIsDialogOpen(true)}>
            Dialog
          </button>
        </p>
        <PartFailure href="/" phone="516-555-0100" onRetry={() => undefined} />
      </Part>
      {isDialogOpen ? (
        <Dialog label="A dialog" onClose={() => setIsDialogOpen(false)}>
          <div className="dialog-text">
            <h2>A dialog</h2>
            <p>Escape, the backdrop and the button close it.</p>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="section-block">
      <h2 className="section-heading">{name}</h2>
      <div className="section-content">{children}</div>
    </section>
  );
}
