/** What a page answers that is an old address (app/pages/redirect.tsx). */
export function redirect(address: string): Response {
  return new Response(null, { status: 302, headers: { Location: address } });
}
