import type { PageContentOf } from '../../site/page-content.ts';

/** Six credentials, set in type: no organization's logo is copied. */
export function Credentials({ credentials }: Pick<PageContentOf<'home'>, 'credentials'>) {
  return (
    <section className="credentials" aria-label="Credentials and memberships">
      <ul className="wrap">
        {credentials.map((credential) => (
          <li key={credential.mark}>
            <p className="credential-mark">{credential.mark}</p>
            <p>{credential.plain}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
