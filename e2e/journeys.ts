import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { alive, type Visit } from './visitor.ts'

export const plain: Visit = { javaScriptEnabled: false }
/** A journey that leads to the same end in both is walked in both. */
export const modes: [string, Visit | undefined][] = [
  ['with JavaScript', undefined],
  ['without JavaScript', plain],
]

let named = 0
/** A name that nobody bears yet, not even after a first try that failed. */
export const newName = (name: string) => `${name}-${++named}`

/**
 * The shop that all journeys of a file walk through, open from the first of them on; `prepare` sets it up.
 * After each everybody goes home, and no browser may have complained.
 */
export function journeys(
  prepare: (shop: OpenShop) => Promise<void> | void = () => {},
  environment: Record<string, string> = {},
  engine: Engine = 'sqlite',
) {
  const shop = {} as OpenShop // Filled before the first journey.
  let opened: OpenShop | undefined
  beforeAll(async () => {
    opened = await openShop(environment, engine)
    await prepare(Object.assign(shop, opened))
  })
  afterAll(() => opened?.close())
  afterEach(async () => {
    await shop.leave()
    expect(shop.complaints.splice(0)).toEqual([])
  })

  /** A new visitor at a page whose scripts have come to life, unless the visitor allows none. */
  async function at(path: string, options?: Visit): Promise<Page> {
    const page = await shop.visit(options)
    await page.goto(path)
    if (options?.javaScriptEnabled !== false) await alive(page)
    return page
  }

  /** Some saree that the demo shop holds. */
  async function some(test: (product: Product) => boolean): Promise<Product> {
    const answer = await fetch(`${shop.address}/api/products`)
    const found = ((await answer.json()) as Product[]).find(test)
    if (!found) throw new Error('The demo shop has no such saree.')
    return found
  }

  return { shop, at, some }
}
