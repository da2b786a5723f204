import type { RichText } from '../../domain/content/rich-text.ts';
import type {
  LastDay,
  Markdown,
  PictureName,
  WrittenAction,
  WrittenConsent,
} from '../../domain/content/written.ts';
import type { PictureFiles } from '../ui/picture-files.ts';
import type { Action } from './action.ts';

/**
 * Content as components get it: the form of its schema (domain/content), with formatted text in the place of Markdown, a picture's files in
 * the place of its name, and a button with its address.
 *
 * @typeParam Picture what stands for a picture; its name, until a page is put together
 */
export type Shown<Written, Picture = PictureFiles> = Written extends PictureName
  ? Picture
  : Written extends Markdown
    ? RichText
    : Written extends WrittenAction
      ? Action
      : Written extends LastDay
        ? string
        : Written extends WrittenConsent
          ? undefined
          : Written extends object
            ? { readonly [Key in keyof Written]: Shown<Written[Key], Picture> }
            : Written;
