import type { EventType } from '../../domain/scheduling/event-types.ts';
import {
  CALL_REQUEST_PATH,
  QUIZ_PATH,
  VIRTUAL_CONSULTATION_PATH,
  WEEKEND_REQUEST_PATH,
} from '../site/form-paths.ts';
import type { LegalWords } from '../site/legal-text.tsx';
import type { PictureFiles } from '../ui/picture-files.ts';
import type { LegalTarget } from './legal-texts.ts';

/** A dialog over the page, with what it needs to be shown. */
export type OpenDialog =
  | { readonly kind: 'call-request' }
  | { readonly kind: 'virtual-consultation' }
  | {
      readonly kind: 'scheduling';
      /** The link that was followed, with the visit and the time that it names. */
      readonly href: string;
      readonly event: EventType;
      readonly time: string | null;
    }
  | { readonly kind: 'weekend-request' }
  | { readonly kind: 'cookie-preferences' }
  | { readonly kind: 'quiz' }
  | { readonly kind: 'lightbox'; readonly picture: PictureFiles }
  | ({ readonly kind: 'legal'; readonly legal: LegalWords } & LegalTarget);

/** Where the same thing stands as a page, should a dialog's code not arrive. */
export function fallbackPathOf(dialog: OpenDialog): string {
  switch (dialog.kind) {
    case 'call-request':
      return CALL_REQUEST_PATH;
    case 'virtual-consultation':
      return VIRTUAL_CONSULTATION_PATH;
    case 'scheduling':
      return dialog.href;
    case 'weekend-request':
      return WEEKEND_REQUEST_PATH;
    case 'quiz':
      return QUIZ_PATH;
    case 'lightbox':
      return dialog.picture.img.src;
    case 'legal':
      return `/legal/${dialog.type}`;
    case 'cookie-preferences':
      return '/legal/privacy';
  }
}
