import { useEffect, useRef } from 'react';
import { inWords } from '../../../../domain/intake/photo-rules.ts';
import { PHOTO_LIMIT, PHOTOS_FIELD } from '../../../../domain/intake/wire.ts';
import { describedBy, FieldNotes } from '../../../ui/form-field.tsx';
import { useIsAlive } from '../../../ui/use-is-alive.ts';
import { PhotoViews } from './photo-views.tsx';
import type { ChosenPhoto } from './shrink-photo.ts';
import type { Photos } from './use-photos.ts';

const MOST = inWords(PHOTO_LIMIT);
const HINT = `Up to ${MOST} help us prepare. Take them by daylight, with a clean lens and the phone held level. Lips and teeth are enough; your face need not be in them.`;

const MADE_READY_HERE =
  'Each photo is made smaller on your device and loses its place and time before it is sent. Nothing is sent until you send the form.';
/** Without a script, nothing can be done on the device. */
const MADE_READY_THERE =
  'Where and when a photo was taken is removed as soon as it arrives. Only the picture is kept, encrypted.';

interface PhotoFieldProps {
  photos: Photos;
  /** What the server said of them. */
  message?: string | undefined;
}

/** Photos that may go along. Without JavaScript it is a plain file field; with it, each photo is made ready on the device and shown. */
export function PhotoField({ photos, message: refusal }: PhotoFieldProps) {
  const { chosen, pending, fault, news, add, remove } = photos;
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const message = fault ?? refusal;
  const state = pending > 0 ? 'Making photos ready…' : news;
  const isFull = chosen.length >= PHOTO_LIMIT;

  const take = () => {
    const field = input.current;
    if (!field?.files || field.files.length === 0) return;
    const files = [...field.files];
    // So that a photo that was removed can be chosen again.
    field.value = '';
    void add(files);
  };
  // A visitor may have chosen before the page was alive.
  useEffect(take, [add]);

  const removeAt = (index: number, id: string) => {
    // The button that was pressed goes; the focus must not go with it.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? button.current)?.focus();
    remove(id);
  };

  return (
    <fieldset className="field choice photo-field" data-invalid={message ? '' : undefined}>
      <legend>
        Photos<span className="field-optional"> (optional)</span>
      </legend>
      <FieldNotes name={PHOTOS_FIELD} hint={HINT} />
      <PhotoViews />
      <input
        ref={input}
        type="file"
        name={PHOTOS_FIELD}
        id={isAlive ? undefined : PHOTOS_FIELD}
        accept="image/*"
        multiple
        hidden={isAlive}
        aria-label="Choose photos"
        aria-describedby={describedBy(PHOTOS_FIELD, HINT, message)}
        onChange={take}
      />
      {chosen.length > 0 ? (
        <ul className="photo-list" ref={list}>
          {chosen.map((photo, index) => (
            <li key={photo.id}>
              <PhotoPreview photo={photo} name={`Photo ${index + 1}`} />
              <button
                type="button"
                className="quiet-button"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => removeAt(index, photo.id)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {/* Beside the button, where the eyes are; the views above are tall. */}
      <div className="photo-news" role="status">
        <FieldNotes name={PHOTOS_FIELD} message={message} />
        {state ? <p>{state}</p> : null}
      </div>
      {isAlive ? (
        <button
          ref={button}
          type="button"
          id={PHOTOS_FIELD}
          className="button button-outline"
          aria-disabled={isFull}
          aria-describedby={describedBy(PHOTOS_FIELD, HINT, message)}
          onClick={() => (isFull ? undefined : input.current?.click())}
        >
          {sayButton(chosen.length)}
        </button>
      ) : null}
      <p className="field-hint">{isAlive ? MADE_READY_HERE : MADE_READY_THERE}</p>
    </fieldset>
  );
}

function PhotoPreview({ photo, name }: { photo: ChosenPhoto; name: string }) {
  const { preview } = photo;
  return (
    <canvas
      role="img"
      aria-label={name}
      width={preview.width}
      height={preview.height}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(preview, 0, 0)}
    />
  );
}

function sayButton(count: number): string {
  if (count >= PHOTO_LIMIT) return `That is all ${MOST}`;
  return count === 0 ? 'Add photos' : 'Add another photo';
}
