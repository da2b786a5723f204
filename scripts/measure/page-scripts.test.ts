import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scriptsOf, sheetsOf } from './page-scripts.ts';

it('counts what the named files import at once, each file once, and nothing that they fetch later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'page.js': 'import{a}from"./shell.js";import"./words.js";const quiz=()=>import("./quiz.js");',
    'shell.js': 'import{r}from"./react.js";import{p}from"./page.js";',
    'words.js': 'export default 1',
    'react.js': 'export const r=1',
    'quiz.js': 'export const q=1',
  };
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(folder, 'assets', name), code);
  }
  const html = '<script>start(["/assets/react.js","/assets/page.js"])</script>';
  expect(scriptsOf(html, folder).toSorted()).toEqual(
    ['page', 'react', 'shell', 'words'].map((name) => `/assets/${name}.js`),
  );
});

it('reads which stylesheets follow', () => {
  const html =
    '<style data-site="/assets/site-1.css" data-page="/assets/a-1.css /assets/b-1.css">a{}</style>';
  expect(sheetsOf(html)).toEqual(['site', 'a', 'b'].map((name) => `/assets/${name}-1.css`));
});
