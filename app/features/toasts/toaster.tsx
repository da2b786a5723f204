import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useCallback, useRef } from 'react';
import type { Language } from '../../../domain/languages/page-languages.ts';
import { closeToast, TOAST_DURATION_MS, type Toast } from '../../ui/toasts.ts';
import { useFreePlace } from './use-free-place.ts';

/** Dragged this far to the right a toast goes (product 3.8). */
const SWIPE_THRESHOLD_PX = 50;
/** Brings the focus to the toast (product 3.8). */
const HOTKEY = ['F8'];

interface ToasterProps {
  toast: Toast;
  /** Where it stands, and is said: what stands outside of an open dialog is said to nobody. */
  layer: HTMLElement;
  words: { readonly label: string; readonly close: string };
  /** Of the words. */
  language: Language;
}

/** Shows the toast that it is given: announced, paused under pointer and focus, sent away by time, button, Escape or a swipe. */
export function Toaster({ toast, layer, words, language }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const leave = useCallback(() => closeToast(toast.id), [toast.id]);
  useFreePlace(viewport, toast.id, toast.isOpen, leave);
  return (
    <Provider
      label={words.label}
      announcerContainer={layer}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <Root
        key={toast.id}
        className="toast"
        data-variant={toast.variant}
        lang={language}
        open={toast.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) closeToast(toast.id);
        }}
      >
        <div lang={toast.language}>
          <Title className="toast-title">{toast.title}</Title>
          {toast.text ? <Description className="toast-text">{toast.text}</Description> : null}
        </div>
        <Close className="toast-close">{words.close}</Close>
      </Root>
      <Viewport
        ref={viewport}
        className="toast-viewport"
        popover="manual"
        hotkey={HOTKEY}
        label={`${words.label} ({hotkey})`}
        lang={language}
      />
    </Provider>
  );
}
