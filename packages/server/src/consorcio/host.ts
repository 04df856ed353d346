import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { TrustProxy } from '../config.ts'

const WRITTEN = /^([a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?)\.?(?::\d{0,5})?$/i

/** The name in what a caller wrote, with or without a port, a dot at its end or capitals; null where there is none. */
export const hostName = (written: string | undefined): string | null =>
  WRITTEN.exec(written ?? '')?.[1]?.toLowerCase() ?? null

/** Who may say for whom they pass a call on, as the cities' applications believe it too. */
export function trusted(trust: TrustProxy): (address: string | undefined) => boolean {
  if (typeof trust !== 'object') return () => trust !== false
  const list = new BlockList()
  for (const one of trust) {
    const [address = '', bits] = one.split('/')
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, kind)
    else list.addSubnet(address, Number(bits), kind)
  }
  return (said = '') => {
    const address = said.replace(/^::ffff:(?=[\d.]+$)/i, '')
    return isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** For whom a call is: by its own words, and by those of a proxy that is believed; names that say nothing are ''. */
export interface Asked {
  readonly own: string
  readonly told: string | null
}

type Call = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i
const hosts = ({ rawHeaders }: Call) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Null where a call names its host twice: in two headers, or otherwise in its target than in its header. Who passes it on
 * and who answers it could take it for another city's.
 */
export function askedFor(call: Call, trusts: ReturnType<typeof trusted>): Asked | null {
  const { url = '', headers, socket } = call
  const own = hostName(headers.host) ?? ''
  if (hosts(call) > 1) return null
  const [isAbsolute, authority] = ABSOLUTE.exec(url) ?? []
  if (isAbsolute !== undefined && hostName(authority) !== own) return null
  const forwarded = headers['x-forwarded-host']
  if (forwarded === undefined || !trusts(socket.remoteAddress)) return { own, told: null }
  // Set more than once, or by several on the way, the nearest one counts.
  const last = String(forwarded).split(',').at(-1)?.trim()
  return { own, told: hostName(last) ?? '' }
}
