import { BlockList, isIP } from 'node:net'

/** Which proxies stand between visitors and the shop: so many, or those of these networks. */
export type Trust = { hops: number } | { networks: BlockList }

const networksIn = (text: string) => text.split(',').map((one) => one.trim().split('/'))

/** Whether a text is a number of proxies, or their networks behind commas. */
export const areProxies = (text: string) =>
  /^\d$/.test(text) ||
  networksIn(text).every(([address = '', bits]) => {
    const most = isIP(address) === 6 ? 128 : 32
    return isIP(address) > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  })

/** What such a text says; null: no proxy. */
export function toTrust(text: string): Trust | null {
  if (/^\d$/.test(text)) return text === '0' ? null : { hops: Number(text) }
  const networks = new BlockList()
  for (const [address = '', bits] of networksIn(text)) {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return { networks }
}
