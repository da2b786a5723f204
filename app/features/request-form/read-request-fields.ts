/**
 * What a form holds of a request's fields, as the contract has them. Those that the form does not have are left out.
 *
 * @param names the fields of a request
 */
export function readRequestFields(
  form: FormData,
  names: readonly string[],
): Record<string, unknown> {
  const values = names.flatMap((name): [string, unknown][] => {
    const value = form.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(values), consent: form.get('consent') === 'on' };
}
