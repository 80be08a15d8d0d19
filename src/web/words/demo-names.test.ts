import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

type Demo = { texts: Record<string, string>; pages: Record<string, { title: string }> }

/** The pages of the demo shop, and the links of the foot that lead to them. */
const links = {
  'about-us': 'about',
  'shipping-returns': 'shippingReturns',
  faqs: 'faqs',
  'privacy-policy': 'privacy',
  terms: 'terms',
} as const

describe.each(Object.entries({ ta, te, kn, ml, hi }))('the demo shop in %s', (language, words) => {
  const file = `src/server/app/seed/demo/words/${language}.json`
  const demo: Demo = JSON.parse(readFileSync(file, 'utf8'))

  it.each(Object.entries(links))('names its page %s as the link to it does', (slug, link) => {
    expect(demo.pages[slug]?.title).toBe(words.footer[link])
  })

  it('names the button of the cart as the cart does', () => {
    const [, answer] =
      Object.entries(demo.texts).find(([asked]) => asked.includes('press Apply')) ?? []
    expect(answer).toContain(`“${words.cart.promo.apply}”`)
  })
})
