import { firstNameOf } from '../../../domain/team/names.ts';
import type { TeamMember } from './team-member.ts';

interface PortraitCaption {
  readonly caption: string;
  /** Whose pictures it says it of; nobody where it is all of them. */
  readonly names: readonly string[];
}

/** What the pictures on the wall are, each thing said once: of all, or by name where they differ. */
export function portraitCaptions(
  people: readonly Pick<TeamMember, 'name' | 'portrait'>[],
): PortraitCaption[] {
  const byCaption = new Map<string, string[]>();
  for (const { name, portrait } of people) {
    if (!portrait) continue;
    byCaption.set(portrait.caption, [
      ...(byCaption.get(portrait.caption) ?? []),
      firstNameOf(name),
    ]);
  }
  if (byCaption.size === 1) return [...byCaption.keys()].map((caption) => ({ caption, names: [] }));
  return [...byCaption].map(([caption, names]) => ({ caption, names }));
}
