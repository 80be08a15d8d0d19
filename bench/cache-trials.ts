import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { eachOf } from './each-of.ts'
import { askedAs, type Member, makeMembers } from './members.ts'

const shared = [
  ...['/', '/products', '/products?fabrics=Silk', '/products?sort=price-asc', '/about-us', '/faqs'],
  ...[
    '/api/products/new-arrivals',
    '/api/categories',
    '/api/settings',
    '/api/search?q=silk',
    '/cart',
  ],
]
const own = [
  ...[
    '/account',
    '/account/orders',
    '/account/devices',
    '/account.data',
    '/wishlist',
    '/',
    '/cart',
  ],
  ...[
    '/api/users/current',
    '/api/users/account',
    '/api/wishlist',
    '/api/account/orders',
    '/checkout',
  ],
  ...['/api/account/addresses', '/api/cart', '/api/users/data', '/products'],
]
const tags = ['', '', 'utm_source=a', '_nocache=1', 'fbclid=b', 'gclid=c&utm_medium=d']

const under = (address: string, tag: string | undefined) =>
  tag ? `${address}${address.includes('?') ? '&' : '?'}${tag}` : address

const any = <Item>(items: Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** Customers and strangers at the same addresses: whose own word stands in whose answer? */
export async function mixedRequests(front: string, back: string, requests: number) {
  const members = await makeMembers(back, 20)
  const strangers: (Member | null)[] = members.map(() => null)
  const figures = { requests, kept: 0, seenByOwn: 0, seenByOthers: 0, privateKept: 0 }
  await eachOf(requests, async () => {
    const who = any([...members, ...strangers])
    const address = any([...shared, ...own, `/order/${any(members).token}`])
    // A link to an order is a key of its own: whoever has it may read it.
    const isKey = address.startsWith('/order/')
    const reply = await fetch(`${front}${under(address, any(tags))}`, askedAs(who))
    const text = await reply.text()
    const isKept = reply.headers.get('x-kept') === 'HIT'
    const isPrivate = /private|no-store/.test(reply.headers.get('cache-control') ?? '')
    figures.kept += isKept ? 1 : 0
    figures.privateKept += isKept && isPrivate ? 1 : 0
    for (const { word } of members.filter((one) => text.includes(one.word))) {
      if (word === who?.word) figures.seenByOwn += 1
      else if (!isKey) figures.seenByOthers += 1
    }
  })
  return figures
}

const headerNames = [
  ...['Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded-Prefix'],
  ...[
    'X-Forwarded-Server',
    'X-Forwarded-Scheme',
    'X-Forwarded-For',
    'X-Forwarded-Path',
    'Forwarded',
  ],
  ...['X-Host', 'X-HTTP-Host-Override', 'X-Original-Host', 'X-Original-URL', 'X-Rewrite-URL'],
  ...['X-Original-URI', 'X-Real-IP', 'X-Client-IP', 'X-Cluster-Client-IP', 'CF-Connecting-IP'],
  ...['True-Client-IP', 'Fastly-Client-IP', 'X-Request-Id', 'X-Correlation-Id', 'Traceparent'],
  ...[
    'Accept-Language',
    'Accept',
    'Accept-Charset',
    'User-Agent',
    'Referer',
    'Origin',
    'From',
    'Via',
  ],
  ...['X-Requested-With', 'X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'DNT'],
  ...['X-Wap-Profile', 'X-UIDH', 'X-ATT-DeviceId', 'Sec-CH-UA', 'Sec-Fetch-Site', 'Sec-Fetch-Dest'],
  ...[
    'Sec-Fetch-Mode',
    'Save-Data',
    'Viewport-Width',
    'DPR',
    'Purpose',
    'X-Purpose',
    'X-Middleware',
  ],
  ...['X-Middleware-Subrequest', 'X-React-Router-Location', 'X-Remix-Response', 'RSC', 'Range'],
  ...['Authorization', 'Proxy-Authorization', 'X-Api-Key', 'X-Forwarded-User', 'X-Debug', 'Cookie'],
]

/** A stranger asks for a fresh page with a strange header: the next visitor must get nothing of it. */
export async function hiddenHeaders(front: string) {
  let changed = 0
  for (const [n, name] of headerNames.entries()) {
    const canary = `canary${n}x${randomUUID().slice(0, 8)}.example`
    // Sought with this page number, nobody has asked for the page before.
    const address = `${front}/products?q=silk&minPrice=${n + 1}`
    const first = await get(address, { [name]: name === 'Cookie' ? `theme=${canary}` : canary })
    const second = await get(address, {})
    const isClean = second.status === 200 && !`${second.text}${second.head}`.includes(canary)
    if (isClean) continue
    changed += 1
    process.stdout.write(`${name}: ${first.status}, then ${second.status}\n`)
  }
  return { tried: headerNames.length, changed }
}

type Got = { status: number; text: string; head: string }

/** Asks again as long as the shop has too much to do. */
async function get(address: string, headers: Record<string, string>): Promise<Got> {
  for (let tries = 0; tries < 10; tries++) {
    const got = await getOnce(address, headers)
    if (got.status !== 503) return got
    await pause(1_000)
  }
  throw new Error(`${address} was never answered.`)
}

/** fetch would not let us say another Host. */
function getOnce(address: string, headers: Record<string, string>) {
  return new Promise<Got>((resolve, reject) => {
    const asked = http.get(address, { headers, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part) => (text += part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, text, head: JSON.stringify(reply.headers) }),
      )
    })
    asked.on('error', reject)
  })
}

const suffixes = [
  ...['/x.css', '/x.js', '/x.png', '.css', '.js', '.jpg', ';x.css', ';.js', '%2fx.css', '%2Fx.js'],
  ...[
    '%00.css',
    '%0a.css',
    '%09.js',
    '%23.css',
    '%3f.css',
    '%5cx.css',
    '//x.css',
    '/./x.css',
    '/%2e',
  ],
  ...[
    '/..%2fassets/x.css',
    '?x.css',
    '?x=/a.css',
    '/robots.txt',
    '/favicon.ico',
    '~.css',
    '%20.css',
  ],
]

/** A customer is led to a private page under the name of a file: how often does a stranger find it there? */
export async function privateSuffixes(front: string, back: string): Promise<number> {
  const [member] = await makeMembers(back, 1)
  if (!member) throw new Error('Nobody is a member.')
  let found = 0
  for (const place of ['/account', '/account/orders', '/api/users/current', '/wishlist', '/']) {
    for (const suffix of suffixes) {
      const address = `${front}${place}${suffix}`
      const mine = await fetch(address, { ...askedAs(member), redirect: 'manual' })
      const isMine = (await mine.text()).includes(member.word)
      const isKeepable = !/private|no-store/.test(mine.headers.get('cache-control') ?? '')
      const theirs = await (await fetch(address, { redirect: 'manual' })).text()
      if ((isMine && isKeepable) || theirs.includes(member.word)) {
        process.stdout.write(`${place}${suffix} is kept\n`)
        found += 1
      }
    }
  }
  return found
}

/** Tags of advertisements and `_nocache` find the page that is kept already; answers how many do not. */
export async function sameUnderAnyTag(shop: string): Promise<number> {
  let anew = 0
  for (const address of ['/', '/products', '/api/settings', '/api/products/new-arrivals']) {
    await (await fetch(`${shop}${address}`)).arrayBuffer()
    for (const tag of [
      'utm_source=a',
      '_nocache=17',
      'fbclid=b',
      'v=1',
      'a[]=1',
      'utm_campaign=c&gclid=d',
    ]) {
      const before = await misses(shop)
      await (await fetch(`${shop}${under(address, tag)}`)).arrayBuffer()
      if ((await misses(shop)) !== before + 1) anew += 1
    }
  }
  return anew
}

/** How often the page cache did not hold what it was asked for; asking for it counts as one too. */
async function misses(shop: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text()
  return Number(/pallu_page_cache_misses_total\S* (\d+)/.exec(text)?.[1] ?? Number.NaN)
}
