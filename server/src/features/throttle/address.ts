import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array<number>(Math.max(0, GROUPS - before.length - after.length)).fill(0), ...after];
}

/** ::ffff:10.1.2.3, as a socket that takes both kinds names an IPv4 client. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom attempts from an address count against. A connection gets a /64 of IPv6, so everybody could have 2^64 tries;
 * an IPv4 address counts the same however it is written.
 */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Without its last part: enough to tell a place, and not a person. 10.1.2.3 is 10.1.2.0, IPv6 keeps its /48. */
export function shortAddress(address: string): string {
  const key = addressKey(address);
  if (isIPv4(key)) return `${key.split('.').slice(0, 3).join('.')}.0`;
  if (!key.endsWith('::/64')) return '';
  return `${key.split(':').slice(0, 3).join(':')}::`;
}
