import { setTimeout as pause } from 'node:timers/promises'
import { colours, type Dice, dice, weaves } from '#server/app/seed/weaves.ts'
import { type Ledger, newLedger, note } from './crowded-shop.ts'
import { addToCart, buy } from './http-buyer.ts'
import { type StopWatch, stopWatch } from './stop-watch.ts'

/** How many come while the hour lasts, and what each does: by default an hour pressed into two minutes. */
export type Hour = { seconds: number; visitors: number; steps: number; thinkMs: number }

/** What visitors can come upon: addresses of pages, and ids of pieces that never sell out. */
export type Goods = { categories: string[]; products: string[]; ids: number[] }

export type MixedHour = { seconds: number; requests: number; watch: StopWatch; ledger: Ledger }

type Visit = { url: string; goods: Goods; roll: Dice; watch: StopWatch; ledger: Ledger }

/**
 * Visitors who come one after the other whether or not the shop is quick, and look around: of their steps 90 % look
 * at pages, 6 % search, 3 % put something into the cart and look at it, 1 % order with cash on delivery.
 */
export async function mixedHour(url: string, goods: Goods, hour: Hour): Promise<MixedHour> {
  const watch = stopWatch()
  const ledger = newLedger()
  const arrivals = dice(3)
  const began = performance.now()
  const visits: Promise<void>[] = []
  let comesAt = 0
  for (let number = 0; number < hour.visitors; number++) {
    comesAt += (-Math.log(1 - arrivals.number()) * hour.seconds * 1000) / hour.visitors
    await pause(Math.max(0, began + comesAt - performance.now()))
    visits.push(visit({ url, goods, roll: dice(100 + number), watch, ledger }, hour))
  }
  await Promise.all(visits)
  const seconds = (performance.now() - began) / 1000
  const requests = [...watch.times.values()].reduce((sum, times) => sum + times.length, 0)
  return { seconds, requests, watch, ledger }
}

async function visit(visit: Visit, hour: Hour) {
  const { roll } = visit
  let cookie = ''
  for (let step = 0; step < hour.steps; step++) {
    try {
      cookie = await takeStep(visit, cookie)
    } catch {
      // It stands among the faults; the visitor tries something else.
    }
    await pause(hour.thinkMs * (0.5 + roll.number()))
  }
}

/** Answers the cookie of the visitor's cart, empty for none. */
async function takeStep(visit: Visit, cookie: string): Promise<string> {
  const { url, goods, roll, watch, ledger } = visit
  const look = (path: string) => watch.ask(`${url}${path}`, { headers: { cookie } })
  const lot = roll.number()
  if (lot < 0.9) await look(pageFor(roll, goods))
  else if (lot < 0.96) await searchFor(roll.one(weaves).name, look)
  else if (lot < 0.99) {
    const known = await addToCart(url, roll.one(goods.ids), watch.ask, cookie)
    await watch.ask(`${url}/cart`, { headers: { cookie: known } })
    return known
  } else note(ledger, await buy(url, roll.one(goods.ids), watch.ask))
  return cookie
}

function pageFor(roll: Dice, goods: Goods): string {
  const lot = roll.number()
  if (lot < 0.15) return '/'
  if (lot < 0.35) return `/products/${roll.one(goods.categories)}`
  if (lot < 0.6) return `/products?${choices(roll)}`
  // Most look at the same few, as everywhere.
  const at = Math.floor(roll.square() * roll.square() * goods.products.length)
  return `/product/${goods.products[at] ?? ''}`
}

function choices(roll: Dice): string {
  const query = new URLSearchParams()
  if (roll.chance(0.5)) query.set('fabrics', roll.one(weaves).fabric)
  if (roll.chance(0.4)) query.set('colors', roll.one(colours))
  if (roll.chance(0.3)) query.set('maxPrice', String(Math.floor(10 + roll.number() * 40) * 1000))
  if (roll.chance(0.3)) query.set('sort', roll.one(['price-asc', 'price-desc']))
  return query.toString()
}

/** Three suggestions while typing, then the page of what was found. */
async function searchFor(word: string, look: (path: string) => Promise<Response>) {
  for (const length of [3, 5, 7]) {
    await look(`/api/search/suggestions?q=${encodeURIComponent(word.slice(0, length))}`)
  }
  await look(`/products?q=${encodeURIComponent(word.toLowerCase())}`)
}
