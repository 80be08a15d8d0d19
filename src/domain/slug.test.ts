import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInPages, isBuiltInPage, isSlug, refuseSlug, slugify } from './slug.ts'

describe('slugify', () => {
  it('URL-friendly version of the name', () => {
    expect(slugify('Kāñchipuram  Silk & Cotton — “Mayil”')).toBe(
      'kanchipuram-silk-and-cotton-mayil',
    )
    expect(slugify("Weaver's Choice")).toBe('weavers-choice')
    expect(slugify('பட்டு')).toBe('')
  })

  it('gives a slug or nothing, whatever the name', () => {
    return fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const slug = slugify(name)
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(80)
      }),
    )
  })
})

describe('isSlug', () => {
  it('small letters, digits and single hyphens', () => {
    expect(isSlug('soft-silk-2')).toBe(true)
    for (const bad of ['', '-a', 'a-', 'a--b', 'A', 'a_b', 'a b', 'a/b', 'ä']) {
      expect(isSlug(bad)).toBe(false)
    }
  })
})

describe('refuseSlug', () => {
  it('all-digit slugs are refused for categories', () => {
    expect(refuseSlug('category', '42')).not.toBeNull()
    expect(refuseSlug('category', '42-silks')).toBeNull()
    expect(refuseSlug('product', '42')).toBeNull()
  })

  it.each(['new-arrivals', 'featured', 'trending', 'search', 'related', 'facets', 'reviews'])(
    'the product slug %s is reserved, with a clear message',
    (slug) => {
      expect(refuseSlug('product', slug)).toEqual({ code: 'slug-of-the-shop', params: { slug } })
    },
  )

  it('every other page is public at /{slug} after the registered routes', () => {
    for (const slug of [
      'products',
      'cart',
      'admin',
      'api',
      'uploads',
      'healthz',
      'privacy',
      'ta',
      'hi',
    ]) {
      expect(refuseSlug('page', slug)).not.toBeNull()
    }
    expect(refuseSlug('page', 'our-weavers')).toBeNull()
  })

  it.each([...builtInPages])('the address %s belongs to its own page and never changes', (slug) => {
    expect(refuseSlug('page', slug)).not.toBeNull()
    expect(refuseSlug('page', slug, 'our-weavers')).not.toBeNull()
    expect(refuseSlug('page', slug, slug)).toBeNull()
    expect(refuseSlug('page', 'our-weavers', slug)).not.toBeNull()
  })

  it('the pages that the shop itself links to cannot be deleted', () => {
    const linked = ['about-us', 'shipping-returns', 'contact', 'faqs', 'terms', 'privacy-policy']
    expect(linked.filter((slug) => !isBuiltInPage(slug))).toEqual([])
    expect(isBuiltInPage('our-weavers')).toBe(false)
  })
})
