import { createElement, Fragment, type ReactNode } from 'react';

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

/** A sentence whose addresses stay whole where a line has room for one; a longer one breaks before its sign or a dot, and not within a word. */
export function atTheirSigns(sentence: string): ReactNode {
  const parts = sentence
    .split(/(\S+@\S+)/)
    .map((part) => (part.includes('@') ? createElement('span', undefined, ...broken(part)) : part));
  return createElement(Fragment, undefined, ...parts);
}

function broken(address: string): ReactNode[] {
  return address
    .split(/(?=@|\.\S)/)
    .flatMap((piece, at) => (at === 0 ? piece : [createElement('wbr'), piece]));
}
