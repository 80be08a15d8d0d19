import { BlockList, isIP } from 'node:net'
import type { Shop } from '../shop.ts'
import type { Trust } from '../trust.ts'
import type { Call } from './request.ts'

/** Where a request comes from; what a client says of itself counts only as far as our own proxies wrote it. */
export function addressOf(c: Call, trust: Trust | null): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (!trust) return socket
  // Each proxy appends the address that it saw: what stands before the word of the first of ours is hearsay.
  const told = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  const address = 'hops' in trust ? told.at(-trust.hops) : firstStranger([...told, socket], trust)
  return isIP(address ?? '') ? (address ?? socket) : socket
}

/** From our end of the way, the first address that is not a proxy of ours. */
function firstStranger(way: string[], { networks }: { networks: BlockList }): string | undefined {
  const isOurs = (address: string) =>
    isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return way.findLast((address) => !isOurs(address))
}

/** Warns once when a proxy stands before the shop and the shop does not know: all visitors would count as one. */
export function watchForProxy(shop: Shop): (c: Call) => void {
  let isSettled = shop.config.trustProxy !== null
  return (c) => {
    if (isSettled || c.req.header('x-forwarded-for') === undefined) return
    isSettled = true
    shop.log.warn('X-Forwarded-For is not believed: behind a proxy of your own, set TRUST_PROXY=1')
  }
}

const nearby = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(network, bits, 'ipv4')
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/** True of an address of this machine or of its own network, as proxies have it. */
export const isNearby = (address: string) =>
  isIP(address) > 0 && nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The network that counts as one caller: an IPv4 address, or the /64 that one IPv6 customer gets. */
export const networkOf = (address: string) => prefixOf(address, 4)

/** The wider network where an IPv6 /64 costs nothing: the /48 that a tunnel or an office gets. */
export const wideNetworkOf = (address: string) => prefixOf(address, 3)

function prefixOf(address: string, groupCount: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return `${groups.slice(0, groupCount).map(bare).join(':')}::/${16 * groupCount}`
}

/** The wider networks around one that networkOf named, narrower ones first: whoever has one has all in it. */
export function widerThan(network: string): string[] {
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1]
  if (four) return [`${four}.0/24`]
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(':')
  if (groups?.length !== 4) return []
  const [one = '', two = '', three = '', last = ''] = groups
  const half = (Number.parseInt(last, 16) & 0xff00).toString(16)
  return [`${one}:${two}:${three}:${half}::/56`, `${one}:${two}:${three}::/48`]
}

const bare = (group: string) => Number.parseInt(group, 16).toString(16)
