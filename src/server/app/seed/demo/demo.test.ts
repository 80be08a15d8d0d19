import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { fillHtml } from '#domain/figures/figures.ts'
import { figuresOf } from '#domain/figures/figures-of.ts'
import { isSlug, refuseSlug } from '#domain/slug.ts'
import { textOf } from '#domain/text.ts'
import manifest from '../../../../../demo/pictures/manifest.json' with { type: 'json' }
import { sanitise } from '../../../content/sanitise.ts'
import { figureWords } from '../../figures/figure-words.ts'
import { demoCategories } from './demo-categories.ts'
import { demoPages } from './demo-pages.ts'
import { demoProducts } from './demo-products.ts'
import { demoHero, demoProfile } from './demo-profile.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoStories } from './demo-stories.ts'
import { demoTestimonials } from './demo-testimonials.ts'
import { type DemoPictureFacts, demoColors, demoFabrics, demoOccasions } from './demo-types.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../demo/pictures')
const known: Record<string, DemoPictureFacts | undefined> = manifest
const megabyte = 1_000_000

function expectUnique(values: string[]) {
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted())
}

describe('the sarees of the demo shop', () => {
  it('are at least sixty, each with its own id, code, name and slug', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60)
    expectUnique(demoProducts.map((product) => product.id))
    expectUnique(demoProducts.map((product) => product.code))
    expectUnique(demoProducts.map((product) => product.name))
    expectUnique(demoProducts.map((product) => product.slug))
  })

  it.each(demoProducts)('$id can be sold', (product) => {
    expect(product.code).toMatch(/^PL-[A-Z]{2}-\d{3}$/)
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(refuseSlug('product', product.slug)).toBeNull()
    expect(demoColors).toContain(product.color)
    expect(demoFabrics).toContain(product.fabric)
    expect(demoOccasions).toContain(product.occasion)
    expect(demoCategories.map((category) => category.slug)).toContain(product.category)
    expect(product.price).toBeGreaterThanOrEqual(1_200)
    expect(product.price).toBeLessThanOrEqual(120_000)
    if (product.discountPrice !== undefined) {
      expect(product.discountPrice).toBeGreaterThan(product.price)
    }
    expect(Number.isInteger(product.stock) && product.stock >= 0 && product.stock <= 25).toBe(true)
    expect(product.description.split(/[.?!](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2)
  })

  it.each(demoProducts)('$id shows hero, pallu, border and weave', (product) => {
    const views = ['hero', 'pallu', 'border', 'macro']
    expect(product.pictures.map((picture) => picture.file)).toEqual(
      views.map((view) => `${product.id}-${view}.jpg`),
    )
    for (const { file, alt } of product.pictures) {
      expect(known[file], file).toBeDefined()
      expect(alt.length).toBeGreaterThan(20)
    }
  })

  it('fill every category', () => {
    for (const { slug } of demoCategories) {
      expect(demoProducts.filter((product) => product.category === slug).length).toBeGreaterThan(1)
    }
  })

  it('fill the three lists of the home page, with no sold-out piece among them', () => {
    for (const flag of ['isFeatured', 'isNewArrival', 'isTrending'] as const) {
      const shown = demoProducts.filter((product) => product[flag])
      expect(shown.length, flag).toBeGreaterThanOrEqual(12)
      expect(shown.length, flag).toBeLessThanOrEqual(16)
      expect(shown.filter((product) => product.stock === 0)).toEqual([])
    }
  })

  it('are partly sold out, single or reduced, so that every state can be seen', () => {
    expect(demoProducts.filter((product) => product.stock === 0).length).toBe(5)
    expect(demoProducts.filter((product) => product.stock === 1).length).toBe(14)
    const reduced = demoProducts.filter((product) => product.discountPrice !== undefined)
    expect(reduced.length).toBeGreaterThan(demoProducts.length / 4)
    expect(reduced.length).toBeLessThan(demoProducts.length / 2)
  })
})

describe('the categories of the demo shop', () => {
  it('have names, addresses and pictures of their own', () => {
    expectUnique(demoCategories.map((category) => category.name))
    expectUnique(demoCategories.map((category) => category.slug))
    for (const { slug, picture } of demoCategories) {
      expect(refuseSlug('category', slug)).toBeNull()
      expect(known[picture], picture).toBeDefined()
    }
  })
})

describe('the reviews of the demo shop', () => {
  it.each(demoProducts)('of $id are few, younger than the saree, and by different people', (it) => {
    const reviews = demoReviews.filter((review) => review.product === it.id)
    expect(reviews.length).toBeLessThanOrEqual(7)
    expectUnique(reviews.map((review) => review.author))
    for (const review of reviews) expect(review.daysAgo).toBeLessThan(it.daysAgo)
  })

  it('belong to a saree and are marked as demo', () => {
    const ids = new Set(demoProducts.map((product) => product.id))
    expect(demoReviews.filter((review) => !ids.has(review.product))).toEqual([])
    expect(demoReviews.every((review) => review.isDemo)).toBe(true)
    expectUnique(demoReviews.map((review) => review.comment))
  })

  it('do not all praise, and leave some sarees out', () => {
    const fives = demoReviews.filter((review) => review.rating === 5)
    expect(fives.length).toBeLessThan(demoReviews.length * 0.6)
    expect(demoReviews.some((review) => review.rating === 2)).toBe(true)
    expect(new Set(demoReviews.map((review) => review.product)).size).toBeLessThan(
      demoProducts.length,
    )
  })
})

describe('the words of the demo shop', () => {
  it('are pages that the sanitiser leaves as they are, but for the links', async () => {
    expectUnique(demoPages.map((page) => page.slug))
    for (const page of demoPages) {
      expect(isSlug(page.slug)).toBe(true)
      expect((await sanitise(page.content)).replaceAll(' rel="noopener"', '')).toBe(page.content)
    }
  })

  it('are stories with a picture and sarees of the shop, which the sanitiser leaves as they are', async () => {
    expectUnique(demoStories.map((story) => story.slug))
    const ids = demoProducts.map((product) => product.id)
    for (const story of demoStories) {
      expect(isSlug(story.slug)).toBe(true)
      expect(await sanitise(story.content)).toBe(story.content)
      expect(known[story.picture], story.picture).toBeDefined()
      expect(story.pictureAlt.length).toBeGreaterThan(20)
      expect(story.products.filter((id) => !ids.includes(id))).toEqual([])
      expect(story.products.length).toBeGreaterThan(1)
    }
  })

  it('promise what spec §9 promises', () => {
    const written = demoPages.find(({ slug }) => slug === 'shipping-returns')?.content ?? ''
    const settings = { terms: toldTerms(firstTerms), holdHours: 24, shopHours: demoProfile.hours }
    const page = textOf(fillHtml(written, figuresOf(settings, figureWords.en)))
    expect(page).not.toContain('{')
    const promises = ['₹5,000', '₹250', '5-7 business days', '10-15 business days', 'customs']
    const returns = ['7 days', 'unworn', 'unwashed', 'original packaging', 'tags', '48 hours']
    const support = ['dry clean only', '24 hours', 'Mon-Sat, 9AM-6PM IST']
    for (const promise of [...promises, ...returns, ...support]) expect(page).toContain(promise)
  })

  it('name the six card logos, three people, four steps and four pictures of the journey', () => {
    expect(demoProfile.cardLogos).toEqual([
      ...['Visa', 'Mastercard', 'American Express', 'PayPal'],
      ...['UPI', 'RuPay'],
    ])
    expect(demoProfile.team.length).toBe(3)
    expect(demoProfile.craft.length).toBe(4)
    expect(demoProfile.journey.length).toBe(4)
    const shown = [...demoProfile.craft, ...demoProfile.journey].map((item) => item.picture)
    for (const file of [...shown, demoHero.wide, demoHero.tall]) {
      expect(known[file], file).toBeDefined()
    }
  })

  it('let six to eight customers speak, not all with five stars', () => {
    expect(demoTestimonials.length).toBeGreaterThanOrEqual(6)
    expect(demoTestimonials.length).toBeLessThanOrEqual(8)
    expect(demoTestimonials.some((testimonial) => testimonial.rating < 5)).toBe(true)
    expect(demoTestimonials.some(({ location }) => location.includes('New Jersey'))).toBe(true)
  })
})

describe('the pictures of the demo shop', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'))

  it('are all in the manifest, with their true size, and nothing else is', () => {
    expect(Object.keys(manifest).toSorted()).toEqual(files.toSorted())
    for (const file of files) {
      expect(known[file]?.bytes, file).toBe(statSync(path.join(folder, file)).size)
      expect(known[file]?.sha256, file).toMatch(/^[0-9a-f]{64}$/)
      expect(known[file]?.colour, file).toMatch(/^#[0-9a-f]{6}$/)
      expect(known[file]?.preview.length, file).toBeLessThanOrEqual(190)
    }
  })

  it('weigh at most 45 MB together', () => {
    const bytes = Object.values(known).reduce((sum, facts) => sum + (facts?.bytes ?? 0), 0)
    expect(bytes).toBeLessThanOrEqual(45 * megabyte)
  })
})
