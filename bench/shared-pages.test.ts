import { afterAll, beforeAll, expect, it } from 'vitest'
import { languageOf, languages, pathIn } from '../src/domain/language.ts'
import { isForEverybody } from '../src/domain/shared-pages.ts'
import { askedAs, type Member, makeMembers, signInAs } from './members.ts'
import { startNginx } from './nginx-cache.ts'
import { hasNginx } from './run-nginx.ts'
import { type Killable, ownersPassword, startShop } from './shop-process.ts'

// Everybody behind one nginx that keeps whatever does not say that it is private. Where there is no nginx,
// `npm run prove -- caches` says so.

let shop: Killable
let front: Awaited<ReturnType<typeof startNginx>>
let roles: Map<string, Member>
let paths: string[]

beforeAll(async () => {
  if (!hasNginx()) return
  shop = await startShop({
    ...{ PICTURE_QUEUE: '0', TRUST_PROXY: '1', ORDERS_PER_NETWORK: '0' },
    // Every page is asked for, however busy the machine is.
    LAG_LIMIT_MS: '0',
  })
  front = await startNginx(shop.url)
  roles = await everyRole()
  paths = await publicPages()
})
afterAll(async () => {
  await front?.stop()
  await shop?.stop()
})

/** Each with a word of their own in name and email, an order, something in the bag and on the wishlist. */
async function everyRole() {
  const [customer, manager, packer, guest] = await makeMembers(shop.url, 4)
  if (!customer || !manager || !packer || !guest) throw new Error('Nobody is a member.')
  const owner = await signInAs(shop.url, 'admin', ownersPassword)
  for (const [member, role] of [[manager, 'manager'] as const, [packer, 'packer'] as const]) {
    const given = await fetch(`${shop.url}/api/admin/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner },
      body: JSON.stringify({ who: member.word, role }),
    })
    expect(given.status).toBe(200)
    member.cookie = await signInAs(shop.url, member.word)
  }
  const all = { customer, manager, packer, owner: { ...guest, word: 'admin@', cookie: owner } }
  return new Map(Object.entries(all))
}

/** All that the shop tells search engines of in English, some of it and the main ones in every language. */
async function publicPages() {
  const text = async (path: string) => (await fetch(shop.url + path)).text()
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const listed = addresses(await text('/sitemap.xml'))
  // A large shop has several, and one that lists them.
  const told = await Promise.all(
    listed.map(async (one) => (one.endsWith('.xml') ? addresses(await text(one)) : [one])),
  )
  const all = told.flat()
  const inEnglish = all.filter((path) => languageOf(path) === 'en')
  // Of the same pages in other languages, which the same code makes, every so-manieth.
  const inOthers = all.filter((path) => languageOf(path) !== 'en').filter((_, at) => at % 23 === 0)
  const main = ['/', '/products', '/products?fabrics=Silk', '/products?q=silk', '/about-us']
  const spoken = main.flatMap((path) => languages.map((language) => pathIn(language, path)))
  return [...new Set([...inEnglish, ...inOthers, ...spoken])].filter((path) =>
    isForEverybody(path.split('?')[0] ?? ''),
  )
}

/** Name, email, order, session, cart: nothing of it may stand in what others get. */
const canariesOf = ({ word, token, cookie }: Member) => [
  ...[word, token],
  ...cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
]

const isTelling = (secret: string) => secret.length > 5

it.runIf(hasNginx())(
  'no shared page tells anything of anybody, whoever has asked for it first',
  async () => {
    expect(paths.length).toBeGreaterThan(50)
    const canaries = [...roles.values()].flatMap(canariesOf).filter(isTelling)
    expect(canaries.length).toBeGreaterThan(12)
    const found: string[] = []
    const bodies = new Map<string, Set<string>>()
    let kept = 0
    for (const [role, member] of roles) {
      for (const path of paths) {
        // An address that nobody has asked this proxy for: the shop answers to this visitor.
        const address = `${front.url}${path}${path.includes('?') ? '&' : '?'}asked=${role}`
        for (const asked of [askedAs(member), askedAs(null)]) {
          const reply = await fetch(address, asked)
          const text = await reply.text()
          const told = `${text}${JSON.stringify([...reply.headers])}`
          expect([path, role, reply.status]).toEqual([path, role, 200])
          if (reply.headers.has('set-cookie')) found.push(`${path} sets a cookie for ${role}`)
          if (!reply.headers.get('cache-control')?.startsWith('public'))
            found.push(`${path} is not shared`)
          for (const canary of canaries) if (told.includes(canary)) found.push(`${path}: ${canary}`)
          if (reply.headers.get('x-kept') === 'HIT') kept += 1
          bodies.set(path, (bodies.get(path) ?? new Set()).add(reply.headers.get('etag') ?? text))
        }
      }
    }
    expect(found).toEqual([])
    expect(kept).toBeGreaterThan(paths.length)
    const different = [...bodies].filter(([, tags]) => tags.size !== 1).map(([path]) => path)
    expect(different).toEqual([])
  },
)

it.runIf(hasNginx())('what is a visitor’s own is theirs, and kept by nobody', async () => {
  const customer = roles.get('customer')
  if (!customer) throw new Error('There is no customer.')
  const own = await (await fetch(`${front.url}/api/visitor`, askedAs(customer))).text()
  expect(own).toContain(customer.word)
  for (const path of ['/api/visitor', '/cart', '/account', '/wishlist', '/login', '/track-order']) {
    const mine = await fetch(front.url + path, { ...askedAs(customer), redirect: 'manual' })
    await mine.text()
    expect([path, mine.headers.get('cache-control')]).toEqual([
      path,
      expect.stringContaining('no-store'),
    ])
    const theirs = await fetch(front.url + path, { redirect: 'manual' })
    expect([path, theirs.headers.get('x-kept')]).toEqual([path, 'MISS'])
    expect(await theirs.text()).not.toContain(customer.word)
  }
})
