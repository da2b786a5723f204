/** What a button or a link says and where it leads. */
export interface Action {
  readonly label: string;
  readonly href: string;
  /** Of one that begins a text message: what stands in its place where none can be sent. */
  readonly elsewhere?: { readonly label: string; readonly href: string };
}
