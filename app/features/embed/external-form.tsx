import { ENGLISH } from '../../../domain/languages/page-languages.ts';

interface ExternalFormProps {
  heading: string;
  /** The provider's page. */
  href: string;
}

/** What stands at our own form's address where the practice uses another provider: the way to that one. */
export function ExternalForm({ heading, href }: ExternalFormProps) {
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      {/* On Spanish pages too: so is the provider's form. */}
      <p lang={ENGLISH}>The form is on another site. It opens in a new tab.</p>
      <p className="action-row" lang={ENGLISH}>
        <a className="button" href={href} target="_blank" rel="noopener">
          Open the form
        </a>
      </p>
    </>
  );
}
