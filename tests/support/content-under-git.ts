import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ContentUnderGit {
  folder: string;
  /** Runs git in it. @returns what it says, by lines */
  git(...words: string[]): string[];
  remove(): void;
}

/**
 * A copy of the practice's content with a history of one commit, as a server that publishes has it.
 *
 * @param prepare changes the copy before that commit
 */
export function copyContentUnderGit(
  prepare: (folder: string) => void = () => undefined,
): ContentUnderGit {
  const folder = mkdtempSync(join(tmpdir(), 'desk-content-'));
  cpSync('content', folder, { recursive: true });
  prepare(folder);
  const git: ContentUnderGit['git'] = (...words) => {
    const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
    const said = execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8' });
    return said.split('\n').filter((line) => line !== '');
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'As it was');
  return { folder, git, remove: () => rmSync(folder, { recursive: true }) };
}
