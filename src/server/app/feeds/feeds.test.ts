import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TranslatedThing } from '#domain/translation/translation.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { saveCategory, saveProduct, saveProducts, saveWords } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { registerShop } from '#test/tax-shop.ts'
import type { Shop } from '../../platform/shop.ts'
import { sitemap, sitemapOfProducts } from './sitemap.ts'
import { escapeXml } from './xml.ts'

/** Every tag that opens closes again in order, and every & begins an entity: enough for what we write. */
function refuseMalformed(xml: string) {
  const open: string[] = []
  for (const [, end, name = '', self] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name)
    else if (!self) open.push(name)
  }
  expect(open).toEqual([])
  expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
}

const addPicture = (shop: Shop, id: number, path: string, position = 0) =>
  shop.db.write(async (tx) => {
    await tx
      .insertInto('product_pictures')
      .values({ product_id: id, position, path, alt: '' })
      .execute()
  })

const alternatesOf = (publicUrl: string, path: string) =>
  [
    ['en', ''],
    ...['ta', 'te', 'kn', 'ml', 'hi'].map((language) => [language, `/${language}`]),
    ['x-default', ''],
  ]
    .map(
      ([name, prefix]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${publicUrl}${prefix}${path}"/>`,
    )
    .join('')

onBothEngines('the sitemap', (testShop) => {
  it('lists pages, categories and products with their pictures and last change', async () => {
    const { shop, app } = testShop()
    await saveCategory(shop, { slug: 'kasavu', image: '/uploads/kasavu.jpg' })
    const id = await saveProduct(shop, { slug: 'ivory-kasavu' })
    await addPicture(shop, id, '/uploads/ivory.jpg')
    const gone = await saveProduct(shop, { slug: 'archived-piece', archived_at: 1 })
    expect(gone).toBeGreaterThan(0)
    const response = await app.request('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    const xml = await response.text()
    refuseMalformed(xml)
    const { publicUrl } = shop.config
    const curated = ['new-arrivals', 'featured', 'trending'].map(
      (list) => `/products?filter=${list}`,
    )
    const paths = ['/', '/products', '/products/kasavu', '/about-us', '/contact', ...curated]
    for (const path of paths) {
      expect(xml).toContain(`<loc>${publicUrl}${path}</loc>`)
    }
    expect(xml).toContain(
      `<url><loc>${publicUrl}/product/ivory-kasavu</loc><lastmod>${new Date(shop.now()).toISOString()}</lastmod><image:image><image:loc>${publicUrl}/uploads/ivory.jpg</image:loc></image:image>${alternatesOf(publicUrl, '/product/ivory-kasavu')}</url>`,
    )
    // Every language lists the page as its own, and each names all of them.
    expect(xml).toContain(
      `<url><loc>${publicUrl}/ta/product/ivory-kasavu</loc><lastmod>${new Date(shop.now()).toISOString()}</lastmod>${alternatesOf(publicUrl, '/product/ivory-kasavu')}</url>`,
    )
    expect(xml).toContain(`<loc>${publicUrl}/hi</loc>`)
    expect(xml).not.toContain('archived-piece')
  })

  it('becomes an index when it grows too long', async () => {
    const { shop, app } = testShop()
    await saveProducts(
      shop,
      Array.from({ length: 4 }, () => ({})),
    )
    const index = await sitemap(shop, 5)
    refuseMalformed(index)
    expect(index).toContain('<sitemapindex')
    expect(index).toContain(`<loc>${shop.config.publicUrl}/sitemap-products-1.xml</loc>`)
    for (const path of ['/sitemap-pages.xml', '/sitemap-products-1.xml']) {
      const part = await app.request(path)
      expect(part.status).toBe(200)
      refuseMalformed(await part.text())
    }
    expect(await sitemapOfProducts(shop, 2)).toBeNull()
    expect((await app.request('/sitemap-products-2.xml')).status).toBe(404)
  })
})

onBothEngines('the product feed', (testShop) => {
  it('tells price, picture and stock of every saree with a picture', async () => {
    const { shop, app } = testShop()
    const categoryId = await saveCategory(shop, { name: 'Silk & Zari <best>' })
    const id = await saveProduct(shop, {
      code: 'PL-1',
      slug: 'red-silk',
      name: 'Red & gold "silk"',
      description: '<p>Soft</p>',
      price_paise: 1_000_000,
      discount_paise: 800_000,
      stock: 0,
      category_id: categoryId,
    })
    await addPicture(shop, id, '/uploads/red.jpg')
    await addPicture(shop, id, '/uploads/red-pallu.jpg', 1)
    await saveProduct(shop, { slug: 'no-picture' })
    const xml = await (await app.request('/feeds/products.xml')).text()
    refuseMalformed(xml)
    const { publicUrl } = shop.config
    for (const part of [
      '<g:id>PL-1</g:id>',
      '<title>Red &amp; gold &quot;silk&quot;</title>',
      '<description>Soft</description>',
      `<link>${publicUrl}/product/red-silk</link>`,
      `<g:image_link>${publicUrl}/uploads/red.jpg</g:image_link>`,
      `<g:additional_image_link>${publicUrl}/uploads/red-pallu.jpg</g:additional_image_link>`,
      '<g:availability>out_of_stock</g:availability>',
      '<g:price>10000.00 INR</g:price><g:sale_price>8000.00 INR</g:sale_price>',
      '<g:shipping><g:country>IN</g:country><g:price>0.00 INR</g:price></g:shipping>',
      '<g:product_type>Silk &amp; Zari &lt;best&gt;</g:product_type>',
    ]) {
      expect(xml).toContain(part)
    }
    expect(xml).not.toContain('no-picture')
  })

  it('tells where a saree was made and by whom, and who brought it from abroad', async () => {
    const { shop, app } = testShop()
    const facts = (more: object) => ({ facts: JSON.stringify(more) })
    const own = await saveProduct(shop, facts({ maker: 'Sri Weavers, Kanchipuram' }))
    const importer = 'Asha Imports, 4 Broadway, Chennai 600001'
    const foreign = await saveProduct(shop, facts({ country: 'Bangladesh', importer }))
    const unclear = await saveProduct(shop, facts({ country: 'Made by us', importer }))
    for (const id of [own, foreign, unclear]) await addPicture(shop, id, `/uploads/${id}.jpg`)
    const xml = await (await app.request('/feeds/products.xml')).text()
    refuseMalformed(xml)
    const itemOf = (id: number) =>
      xml.split('<item>').find((item) => item.includes(`/uploads/${id}.jpg`)) ?? ''
    expect(itemOf(own)).toContain(
      '<g:origin_country>IN</g:origin_country><g:manufacturer_info>Sri Weavers, Kanchipuram</g:manufacturer_info>',
    )
    expect(itemOf(own)).not.toContain('importer')
    expect(itemOf(foreign)).toContain(
      `<g:origin_country>BD</g:origin_country><g:importer_name>Asha Imports</g:importer_name><g:importer_address>${importer}</g:importer_address>`,
    )
    expect(itemOf(unclear)).not.toMatch(/origin_country|importer/)
  })

  it('says class, code and rate of the tax that a price holds, of a shop that charges it', async () => {
    const { shop, app } = testShop()
    const category_id = await saveCategory(shop, { name: 'Taxed', hsn: '5007' })
    const id = await saveProduct(shop, { slug: 'taxed', price_paise: 200_000, category_id })
    await addPicture(shop, id, '/uploads/taxed.jpg')
    const item = async () => {
      const xml = await (await app.request('/feeds/products.xml')).text()
      refuseMalformed(xml)
      return xml.split('<item>').find((one) => one.includes('/uploads/taxed.jpg')) ?? ''
    }
    const detail = (name: string, value: string) =>
      `<g:product_detail><g:section_name>Tax</g:section_name><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`
    expect(await item()).toContain(
      `<g:tax_category>fabric</g:tax_category>${detail('HSN', '5007')}`,
    )
    expect(await item()).not.toContain('GST')
    await registerShop(testShop())
    expect(await item()).toContain(detail('GST', '5 %'))
  })

  it('is told in a language at an address of its own, of what is said in it', async () => {
    const { shop, app } = testShop()
    const categoryId = await saveCategory(shop, { name: 'Kanjivaram' })
    const english = { name: 'Maroon Kanjivaram', description: 'Soft silk.' }
    const piece = { ...english, slug: 'maroon', color: 'Maroon', fabric: 'Silk' }
    const id = await saveProduct(shop, { ...piece, category_id: categoryId })
    const half = await saveProduct(shop, { ...english, slug: 'half' })
    for (const one of [id, half]) await addPicture(shop, one, `/uploads/${one}.jpg`)
    const say = (thing: TranslatedThing, of: number, field: string, text: string, words: string) =>
      ({ thing, id: of, field, english: text, words }) as const
    await saveWords(shop, 'ta', [
      say('product', id, 'name', english.name, 'மெரூன் காஞ்சிபுரம்'),
      say('product', id, 'description', english.description, 'மென்பட்டு.'),
      say('product', half, 'name', english.name, 'மெரூன்'),
      say('category', categoryId, 'name', 'Kanjivaram', 'காஞ்சிபுரம்'),
      say('value', 0, 'color:Maroon', 'Maroon', 'மெரூன்'),
      say('value', 0, 'fabric:Silk', 'Silk', 'பட்டு'),
    ])
    const xml = await (await app.request('/feeds/products-ta.xml')).text()
    refuseMalformed(xml)
    const { publicUrl } = shop.config
    for (const part of [
      '<language>ta</language>',
      '<title>மெரூன் காஞ்சிபுரம்</title><description>மென்பட்டு.</description>',
      `<link>${publicUrl}/ta/product/maroon</link>`,
      '<g:product_type>காஞ்சிபுரம்</g:product_type><g:color>மெரூன்</g:color><g:material>பட்டு</g:material>',
    ]) {
      expect(xml).toContain(part)
    }
    expect(xml).not.toContain('/product/half')
    expect(await (await app.request('/feeds/products.xml')).text()).toContain('/product/half')
    expect((await app.request('/feeds/products-xx.xml')).status).toBe(404)
  })
})

describe('what else machines read', () => {
  it('robots.txt names the sitemap and closes what is private', async () => {
    const { app, shop, close } = await createTestShop()
    const response = await app.request('/robots.txt')
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`Sitemap: ${shop.config.publicUrl}/sitemap.xml`)
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain('Disallow: /ta/cart')
    expect(text).not.toMatch(/Disallow: \/\s/)
    await close()
  })

  it('security.txt says whom to tell, and until when', async () => {
    const { app, shop, close } = await createTestShop()
    const text = await (await app.request('/.well-known/security.txt')).text()
    expect(text).toContain(`Contact: ${shop.config.publicUrl}/contact`)
    const until = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
    expect(until).toBeGreaterThan(shop.now())
    await close()
  })

  it('any text is text in XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        refuseMalformed(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
      }),
    )
  })
})
