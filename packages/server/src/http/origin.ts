import { isIP, isIPv6 } from 'node:net'

/** Where a request comes from, as far as it is an address at all: what a proxy or a liar wrote never gets further. */
export function originOf({ ip, socket }: { ip: string; socket: { remoteAddress?: string } }): string {
  const told = plain(ip)
  return isIP(told) ? told : plain(socket.remoteAddress ?? '')
}

/** An IPv4 address written as IPv6 is the same address; the zone of a link-local one is nobody's business. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')

/** The groups of an IPv6 address, those left out included. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left
  const right = tail === '' ? [] : tail.split(':')
  return [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/** What limits count by: one IPv6 connection has as many addresses as it likes, so its network of /64 counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const network = groupsOf(address.toLowerCase())
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** This machine, by whichever port. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * The address by which the system is reached, for what is published. Where it is not set it is this machine's: a caller may
 * write any name into a request, and what one is answered others find in caches.
 */
export const publicAddress = (
  { protocol, host }: { protocol: string; host: string },
  publicUrl: string | undefined,
): string =>
  publicUrl ?? `${protocol === 'https' ? 'https' : 'http'}://${LOCAL.test(host) ? host : 'localhost'}`
