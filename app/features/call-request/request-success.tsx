import { useEffect, useRef } from 'react';
import { sayPhotos } from '../../../domain/intake/photo-rules.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { callHref } from '../../ui/phone-href.ts';

interface RequestSuccessProps {
  phone: string;
  /** How many photos are stored with the request. */
  photoCount?: number;
  /** On a page of its own rather than in a dialog over one. */
  isPage?: boolean;
}

/** What a visitor reads once the request is stored: contact within 24 hours, and the way back. */
export function RequestSuccess({ phone, photoCount = 0, isPage = false }: RequestSuccessProps) {
  const Heading = isPage ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="request-success">
      <Heading ref={heading} tabIndex={-1}>
        {photoCount > 0
          ? `Your request and ${sayPhotos(photoCount)} have arrived`
          : 'Your request has arrived'}
      </Heading>
      <p className="lede">
        Thank you. A member of our team will contact you within 24 hours. There is nothing to
        prepare. If you would rather speak sooner, call <a href={callHref(phone)}>{phone}</a>.
      </p>
      <p className="action-row">
        <TextLink className="button" href="/">
          Return to the main site
        </TextLink>
      </p>
    </div>
  );
}
