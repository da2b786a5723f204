import type { Request } from '@playwright/test';
import { VISITS_PATH } from '../../domain/measurement/visit-count.ts';

/** Whether a request is the site's own count of a page that was opened, and nothing but that. */
export function isPageCount(request: Request, page: string): boolean {
  const isCount = new URL(request.url()).pathname === VISITS_PATH;
  return isCount && request.postData() === JSON.stringify({ page });
}
