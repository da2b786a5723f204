import { use, useEffect, useRef } from 'react';
import { PHOTO_LIMIT, PHOTOS_FIELD } from '../../../../domain/intake/wire.ts';
import { RequestLanguageHere } from '../../../site/request-language.ts';
import { describedBy, FieldNotes } from '../../../ui/form-field.tsx';
import { useIsAlive } from '../../../ui/use-is-alive.ts';
import { PhotoViews } from './photo-views.tsx';
import type { ChosenPhoto } from './shrink-photo.ts';
import type { Photos } from './use-photos.ts';

interface PhotoFieldProps {
  photos: Photos;
  /** What the server said of them. */
  message?: string | undefined;
}

/** Photos that may go along. Without JavaScript it is a plain file field; with it, each photo is made ready on the device and shown. */
export function PhotoField({ photos, message: refusal }: PhotoFieldProps) {
  const said = use(RequestLanguageHere).words.photos;
  const { chosen, pending, fault, news, add, remove } = photos;
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const message = fault ?? refusal;
  const state = pending > 0 ? said.preparing : news;
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
        {said.legend}
        <span className="field-optional"> {said.optional}</span>
      </legend>
      <FieldNotes name={PHOTOS_FIELD} hint={said.hint} />
      <PhotoViews />
      <input
        ref={input}
        type="file"
        name={PHOTOS_FIELD}
        id={isAlive ? undefined : PHOTOS_FIELD}
        accept="image/*"
        multiple
        hidden={isAlive}
        data-to-come="button-outline"
        aria-label={said.choose}
        aria-describedby={describedBy(PHOTOS_FIELD, said.hint, message)}
        onChange={take}
      />
      {chosen.length > 0 ? (
        <ul className="photo-list" ref={list}>
          {chosen.map((photo, index) => (
            <li key={photo.id}>
              <PhotoPreview
                photo={photo}
                name={said.photo.replace('{number}', String(index + 1))}
              />
              <button
                type="button"
                className="quiet-button"
                aria-label={said.removeOne.replace('{number}', String(index + 1))}
                onClick={() => removeAt(index, photo.id)}
              >
                {said.remove}
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
          aria-describedby={describedBy(PHOTOS_FIELD, said.hint, message)}
          onClick={() => (isFull ? undefined : input.current?.click())}
        >
          {isFull ? said.full : chosen.length === 0 ? said.add : said.addAnother}
        </button>
      ) : null}
      <p className="field-hint">{isAlive ? said.readyHere : said.readyThere}</p>
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
