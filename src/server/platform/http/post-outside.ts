import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const patienceMs = 10_000

/** What is nobody's own network: RFC 6890 and its registries, as of 2026. */
const closed = new BlockList()
const closedNetworks =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
for (const network of closedNetworks.split(' ')) add(network, 'ipv4')
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16']) add(network, 'ipv6')
/** Of IPv6 this alone is the open net: addresses that carry one of IPv4 within them lie outside it. */
const openNet = new BlockList()
openNet.addSubnet('2000::', 3, 'ipv6')

function add(network: string, family: 'ipv4' | 'ipv6') {
  const [address = '', bits] = network.split('/')
  closed.addSubnet(address, Number(bits), family)
}

/** Whether an IP address belongs to the open internet, and to no machine beside the shop's (S30: server-side request forgery). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && openNet.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** The same of the host of a URL, as far as it can be told without asking for its name. */
export function mayBePublic({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? !/(?:^|\.)localhost\.?$/.test(host) : isPublicAddress(host)
}

type Outside = {
  url: string
  body: string
  headers: Record<string, string>
  /** True where programs beside the shop are meant too (WEBHOOKS_TO_PRIVATE). */
  mayBePrivate: boolean
  signal: AbortSignal
}

/**
 * Posts to an address that a person has typed and answers the status; throws when none comes within ten seconds. Follows no
 * redirect, and looks at the address that the name has at the moment of the connection.
 */
export function postOutside({
  url,
  body,
  headers,
  mayBePrivate,
  signal,
}: Outside): Promise<number> {
  const target = new URL(url)
  if (!mayBePrivate && !mayBePublic(target)) throw new Error('The address is a private one.')
  const { request } = target.protocol === 'https:' ? https : http
  const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  return new Promise((resolve, reject) => {
    const asked = request(target, {
      ...{ method: 'POST', agent: false, signal: patience },
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      ...(!mayBePrivate && { lookup: publicLookup }),
    })
    // Why it was broken off says more than that it was.
    asked.on('error', (error) => reject(patience.aborted ? patience.reason : error))
    asked.on('response', (response) => {
      // Its status is all that counts.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    asked.end(body)
  })
}

/** Names that lead to a machine beside the shop are not gone to, whatever else they lead to. */
const publicLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) callback(error ?? new Error('The name leads nowhere.'), '', 4)
    else if (!found.every(({ address }) => isPublicAddress(address)))
      callback(new Error('The address is a private one.'), '', 4)
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
