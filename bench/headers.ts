import { once } from 'node:events'
import http from 'node:http'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- headers`: a running shop, as behind https, says the safe thing with every kind of reply.

const common = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/,
  'x-content-type-options': /^nosniff$/,
}
const whole = {
  ...common,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /^default-src 'none'(?!.*(?:unsafe|\*|https?:))/,
}
const page = { ...whole, 'content-security-policy': /script-src 'self' '(?:nonce|sha256)-/ }

const asked: [string, Record<string, RegExp>][] = [
  ...['/', '/products', '/cart', '/login', '/admin', '/no/such/page'].map(
    (address): [string, typeof page] => [address, whole],
  ),
  ['/products?fabrics=Silk', page],
  ['/api/products', whole],
  ['/api/cart', whole],
  ['/api/users/current', whole],
  ['/api/nothing', whole],
  ['/uploads/saree-purple.svg', whole],
  ['/uploads/nothing.jpg', whole],
  ['/robots.txt', common],
  ['/sitemap.xml', common],
  ['/.well-known/security.txt', common],
  ['/favicon.svg', whole],
  ['/.git/config', common],
  ['/.env', common],
]

const shop = await startShop({ PUBLIC_URL: 'https://shop.example', PICTURE_QUEUE: '0' })
try {
  const faults: string[] = []
  for (const [address, expected] of [...asked, ...(await assetsOf('/'))]) {
    const { headers, status } = await fetch(`${shop.url}${address}`, { redirect: 'manual' })
    if (/^\/\.(?:git|env)/.test(address) && status !== 404)
      faults.push(`${status} ${address}: is there`)
    for (const [name, shape] of Object.entries(expected)) {
      const value = headers.get(name) ?? ''
      if (!shape.test(value)) faults.push(`${status} ${address} ${name}: ${value || 'missing'}`)
    }
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      if (headers.has(name)) faults.push(`${status} ${address} ${name}: should not be there`)
  }
  for (const address of ['/', '/api/products', '/uploads/nothing.jpg']) {
    const status = await trace(address)
    if (status !== 404 && status !== 405) faults.push(`${status} ${address}: answers TRACE`)
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  report('headers', [
    { what: 'faults in the headers of replies', figure: faults.length, unit: '', budget: 0 },
  ])
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await shop.stop()
}

/** What a page's own script could not ask: TRACE, which would give back what it was sent. */
async function trace(address: string): Promise<number> {
  const request = http.request(`${shop.url}${address}`, { method: 'TRACE' }).end()
  const [reply]: http.IncomingMessage[] = await once(request, 'response')
  reply?.resume()
  return reply?.statusCode ?? 0
}

/** A script and a style of a page: they carry what says something about a file. */
async function assetsOf(address: string): Promise<[string, Record<string, RegExp>][]> {
  const html = await (await fetch(`${shop.url}${address}`)).text()
  const found = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name)
  return found.slice(0, 4).map((name) => [name, common])
}
