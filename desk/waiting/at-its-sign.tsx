import type { ReactNode } from 'react';

/** An address that is too long for its line breaks before its sign first. */
export function atItsSign(email = ''): ReactNode {
  const [name, ...rest] = email.split('@');
  return rest.length === 0 ? (
    email
  ) : (
    <>
      {name}
      <wbr />@{rest.join('@')}
    </>
  );
}
