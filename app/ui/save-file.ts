/** Long enough for a browser to have taken the file over: Safari asks for it after the click, and finds nothing where its address is gone by then (WebKit 211234). */
const ADDRESS_KEPT_MS = 60_000;

/** Hands a file to the visitor, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
