import type { WrittenPerson } from '../../domain/content/team.ts';

/** No license has it: the sample's. */
const NO_LICENSE = /^0+$/;

interface Provider {
  readonly provider: string;
  readonly licenseNumber: string;
}

/**
 * Says where the virtual consultation still names somebody invented: pages and letters name them with a license, also once the same person of the team
 * has become a real one.
 *
 * @returns one sentence a fact
 */
export function findInventedProvider(
  { provider, licenseNumber }: Provider,
  team: readonly Pick<WrittenPerson, 'name' | 'sample'>[],
): string[] {
  const at = 'content/practice.yaml: virtualConsultation:';
  const found: string[] = [];
  if (team.some(({ name, sample }) => sample && name === provider)) {
    found.push(`${at} provider '${provider}' is invented; name who speaks with visitors`);
  }
  if (NO_LICENSE.test(licenseNumber)) {
    found.push(`${at} licenseNumber '${licenseNumber}' is nobody's; give that of ${provider}`);
  }
  return found;
}
