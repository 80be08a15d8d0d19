import type { Picture } from '#contract/catalog/types.ts'
import { galleryOrder } from '#domain/image-order.ts'
import { pricePair } from '#domain/pricing.ts'
import { shippingFor } from '#domain/shipping.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { type ProductRow, picturesOf } from '../../catalog/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { productsAfter } from './queries.ts'
import { element, xmlDeclaration } from './xml.ts'

const step = 500

/** Every saree with a picture as shopping portals read them: RSS 2.0 with Google Merchant's fields. */
export async function* productFeed(shop: Shop): AsyncGenerator<string> {
  const profile = await currentProfile(shop.db)
  const { publicUrl } = shop.config
  yield `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>
${element('title', profile.name)}${element('link', `${publicUrl}/`)}${element('description', profile.tagline)}\n`
  for (let after = 0; ; ) {
    const rows = await productsAfter(shop.db, after, step)
    const pictures = await picturesOf(
      shop.db,
      rows.map((row) => row.id),
    )
    yield rows.map((row) => item(row, pictures.get(row.id) ?? [], publicUrl, profile.name)).join('')
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  yield '</channel>\n</rss>\n'
}

/** Portals refuse a piece without a photograph, so such a piece is left out. */
function item(row: ProductRow, pictures: Picture[], publicUrl: string, brand: string): string {
  const [first, ...others] = galleryOrder(pictures.map((picture) => picture.src))
  if (first === undefined) return ''
  const at = (path: string) => publicUrl + path
  const fields = [
    element('g:id', row.code),
    element('title', excerpt(row.name, 150)),
    element('description', excerpt(textOf(row.description ?? row.name), 5000)),
    element('link', at(`/product/${row.slug}`)),
    element('g:image_link', at(first)),
    ...others.slice(0, 10).map((src) => element('g:additional_image_link', at(src))),
    element('g:availability', row.stock > 0 ? 'in_stock' : 'out_of_stock'),
    ...prices(row),
    element('g:brand', brand),
    element('g:condition', 'new'),
    element('g:identifier_exists', 'no'),
    element(
      'g:google_product_category',
      'Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing > Saris & Lehengas',
    ),
    element('g:product_type', row.category_name),
    element('g:color', row.color),
    element('g:material', row.fabric),
    element('g:gender', 'female'),
    element('g:age_group', 'adult'),
  ]
  return `<item>${fields.join('')}</item>\n`
}

/** What is paid, what was asked before, and what it costs to send this one piece within India. */
function prices(row: ProductRow): string[] {
  const { currentPaise, originalPaise } = pricePair({
    pricePaise: row.price_paise,
    discountPricePaise: row.discount_paise,
  })
  return [
    element('g:price', amount(originalPaise ?? currentPaise)),
    ...(originalPaise === null ? [] : [element('g:sale_price', amount(currentPaise))]),
    `<g:shipping>${element('g:country', 'IN')}${element('g:price', amount(shippingFor(currentPaise)))}</g:shipping>`,
  ]
}

const amount = (paise: number) => `${(paise / 100).toFixed(2)} INR`
