import type { Page } from '@playwright/test';

/** Everything that goes over the line of the desk: addresses, headers and bodies both ways. */
export function recordTraffic(page: Page): () => readonly string[] {
  const lines: string[] = [];
  page.on('request', (request) => {
    lines.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    lines.push(await response.text().catch(() => ''));
  });
  return () => lines;
}
