/** A page with what is said beside it. */
export interface HostedPage {
  headers: Readonly<Record<string, string>>;
}

/** The built site, as hosts that only serve files have to know it. */
export interface HostedSite {
  /** By address. */
  pages: Readonly<Record<string, HostedPage>>;
  /** The page that stands for whatever lies one level below an address. */
  families: readonly { prefix: string; page: string }[];
  redirects: Readonly<Record<string, string>>;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Of every file that is no page. */
  fileHeaders: Readonly<Record<string, string>>;
  /** In their place, by address. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The files that are no pages, as paths without a slash in front. */
  fileNames: readonly string[];
}
