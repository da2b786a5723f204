/** Where the Notice of Privacy Practices stands as a PDF; the build writes it there. */
export const NOTICE_PDF_PATH = '/legal/notice-of-privacy-practices.pdf';
