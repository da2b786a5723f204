import { BlockList, isIPv6 } from 'node:net';

/** IANA's special-purpose registries: what is not a public host, or may lead to one that is not. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/** Public IPv6 is 2000::/3; within it, tunnels and documentation. IPv4-mapped addresses are looked up as IPv4. */
const PUBLIC_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

const special = listOf(SPECIAL_IPV4, SPECIAL_IPV6);
const publicIpv6 = listOf([], [PUBLIC_IPV6]);
const loopback = listOf(['127.0.0.0/8'], ['::1/128']);
const mappedIpv4 = listOf([], ['::ffff:0:0/96']);

/**
 * Whether an address is one of the public Internet. Threat: a webhook that leads to this machine or the network behind it, by
 * configuration, by DNS, or by a name whose answer changes between the check and the call (rebinding).
 *
 * @param address a literal IPv4 or IPv6 address
 */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  if (mappedIpv4.check(address, 'ipv6')) return !special.check(address, 'ipv6');
  return publicIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function listOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [family, ranges] of [['ipv4', ipv4] as const, ['ipv6', ipv6] as const]) {
    for (const range of ranges) {
      const [network = '', bits = ''] = range.split('/');
      list.addSubnet(network, Number(bits), family);
    }
  }
  return list;
}
