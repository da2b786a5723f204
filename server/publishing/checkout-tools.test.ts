import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutTools, toolsEnvironment } from './checkout-tools.ts';
import { BuildError } from './site-tools.ts';

const BY = { name: 'Thaddea Marrowby', email: 'desk@www.example.org' };

let program: string;
let content: string;
beforeEach(() => {
  program = mkdtempSync(path.join(tmpdir(), 'program-'));
  content = path.join(program, 'content');
  write('content/practice.yaml', 'fee: $250\n');
});
afterEach(() => {
  chmodSync(content, 0o700);
  rmSync(program, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(program, file)), { recursive: true });
  writeFileSync(path.join(program, file), text);
}

const tools = () =>
  createCheckoutTools({
    program,
    contentFolder: content,
    environment: toolsEnvironment(process.env),
  });

/** A program with what builds a site: scripts that say what they were given. */
function install(build = '', check = ''): void {
  write('app/root.tsx', '');
  write('scripts/build.ts', build);
  write('scripts/check-content.ts', check);
  mkdirSync(path.join(program, 'node_modules/@react-router/dev'), { recursive: true });
  mkdirSync(path.join(program, 'node_modules/vite'));
}

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  return execFileSync('git', [...who, ...words], { cwd: content, encoding: 'utf8' }).trim();
}

describe('whether it can publish', () => {
  it('says that it can, and whether it commits', async () => {
    install();
    expect(await tools().readiness()).toEqual({ is: 'ready', isCommitted: false });
    git('init', '--quiet');
    git('add', '.');
    expect(await tools().readiness()).toEqual({ is: 'ready', isCommitted: true });
  });

  it('says what is missing and what to do', async () => {
    expect(await tools().readiness()).toMatchObject({
      is: 'unready',
      why: expect.stringContaining('installed without what builds the site'),
    });
    install();
    rmSync(path.join(content, 'practice.yaml'));
    expect(await tools().readiness()).toMatchObject({
      why: expect.stringContaining('SITE_CONTENT_DIR'),
    });
  });
});

describe('a check', () => {
  it('is read whole, however many faults it names', async () => {
    install(
      '',
      `console.log(JSON.stringify({ faults: Array(5_000).fill('“Niña” is not known.') }));`,
    );
    expect(await tools().check(content)).toEqual(Array(5_000).fill('“Niña” is not known.'));
  });
});

describe('a build', () => {
  it('is told where content and build lie, and none of the server’s settings', async () => {
    install(
      `import { writeFileSync, mkdirSync, existsSync } from 'node:fs';
       const { BUILD_DIRECTORY, CONTENT_FOLDER, SMTP_URL } = process.env;
       mkdirSync(BUILD_DIRECTORY);
       writeFileSync(BUILD_DIRECTORY + '/said', [CONTENT_FOLDER, SMTP_URL, existsSync(BUILD_DIRECTORY + '/../node_modules')].join(' '));`,
    );
    const to = path.join(program, 'site/build');
    const environment = toolsEnvironment({ ...process.env, SMTP_URL: 'smtp://secret' });
    const { build } = createCheckoutTools({ program, contentFolder: content, environment });
    await build(content, to);
    expect(execFileSync('cat', [path.join(to, 'said')], { encoding: 'utf8' })).toBe(
      `${content}/  true`,
    );
    expect(readdirSync(path.join(program, 'site'))).toEqual(['build']);
  });

  it('that breaks off says the end of what it said', async () => {
    install(`console.error('links that lead nowhere:\\n/faq'); process.exit(1);`);
    const broken = tools().build(content, path.join(program, 'site/build'));
    await expect(broken).rejects.toThrow(BuildError);
    await expect(broken).rejects.toThrow('links that lead nowhere:\n/faq');
  });

  it('is ended with the server', async () => {
    install(`setInterval(() => undefined, 1000);`);
    const { build, stop } = tools();
    const running = build(content, path.join(program, 'site/build'));
    stop();
    await expect(running).rejects.toThrow('the server stops');
  });
});

it('a check gives its faults as they were said', async () => {
  const fault = 'content/practice.yaml:1: fee: is odd; mend it';
  install('', `console.log(JSON.stringify({ faults: [${JSON.stringify(fault)}], notes: [] }));`);
  expect(await tools().check(content)).toEqual([fault]);
});

describe('a commit', () => {
  beforeEach(() => {
    git('init', '--quiet');
    write('content/other.yaml', 'a: 1\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
  });

  it('holds the changed files alone, by whoever published', async () => {
    write('content/practice.yaml', 'fee: $275\n');
    write('content/other.yaml', 'a: 2\n');
    git('add', 'other.yaml');
    expect(await tools().commit(['practice.yaml'], 'Change the fee\n\nAt the desk.', BY)).toBe('');
    expect(git('log', '-1', '--format=%an <%ae> %s', '--name-only')).toBe(
      'Thaddea Marrowby <desk@www.example.org> Change the fee\n\npractice.yaml',
    );
    // What somebody else was about to write stays theirs.
    expect(git('diff', '--cached', '--name-only')).toBe('other.yaml');
  });

  it('holds files that come and go, and nothing of one that was never in it', async () => {
    write('content/photographs/new.jpg', 'new');
    rmSync(path.join(content, 'other.yaml'));
    const files = ['photographs/new.jpg', 'other.yaml', 'photographs/never.jpg'];
    expect(await tools().commit(files, 'Another photograph', BY)).toBe('');
    expect(git('show', '--format=', '--name-status')).toBe('D\tother.yaml\nA\tphotographs/new.jpg');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('that cannot be written says why', async () => {
    write('content/practice.yaml', 'fee: $275\n');
    write('content/.git/index.lock', '');
    expect(await tools().commit(['practice.yaml'], 'Change the fee', BY)).toContain('index.lock');
  });

  it('is none where the content is no checkout', async () => {
    rmSync(path.join(content, '.git'), { recursive: true });
    expect(await tools().commit(['practice.yaml'], 'Change the fee', BY)).toBe('');
  });
});
