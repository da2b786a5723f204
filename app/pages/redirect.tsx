import redirects from 'content:redirects';
import { redirect, type ClientLoaderFunctionArgs } from 'react-router';

/** An old address that is followed within the site; the server answers the same with 301. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url);
  return redirect((redirects[pathname] ?? '/') + search + hash);
}

export default function RedirectPage() {
  return null;
}
