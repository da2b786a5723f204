/** What a button or a link says and where it leads. */
export interface Action extends ActionWords {
  readonly href: string;
  /** Of one that begins a text message: what stands in its place where none can be sent. */
  readonly elsewhere?: ActionWords & { readonly href: string };
}

export interface ActionWords {
  readonly label: string;
  /** The beginning of the label that says enough where there is little room. */
  readonly short?: string;
}
