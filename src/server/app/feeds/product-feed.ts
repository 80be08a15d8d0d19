import type { Picture } from '#contract/catalog/types.ts'
import type { Facts } from '#domain/attributes.ts'
import { countryNamed } from '#domain/delivery/country-name.ts'
import type { Fees } from '#domain/delivery/delivery-terms.ts'
import { home } from '#domain/delivery/destination.ts'
import { shippingFor } from '#domain/delivery/shipping.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type Language, pathIn } from '#domain/language.ts'
import { galleryOrder } from '#domain/pictures/image-order.ts'
import { pricePair } from '#domain/pricing.ts'
import { rateFor } from '#domain/tax/tax-rate.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { presentProduct } from '../../catalog/present.ts'
import { type ProductRow, picturesOf } from '../../catalog/queries.ts'
import { productsIn } from '../../catalog/translate-products.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { profileIn } from '../../settings/translate-profile.ts'
import { readLaw, settingsOn } from '../../tax/read-law.ts'
import { type FedProduct, productsAfter } from './queries.ts'
import { element, xmlDeclaration } from './xml.ts'

const step = 500

/**
 * Every saree with a picture as shopping portals read them: RSS 2.0 with Google Merchant's fields. In another language
 * those that have a name and a description in it: portals refuse a feed that mixes two.
 */
export async function* productFeed(shop: Shop, language: Language): AsyncGenerator<string> {
  const profile = await profileIn(shop.db, language, await currentProfile(shop.db))
  const { publicUrl } = shop.config
  const fees = await shop.deliveryTerms()
  const rateOf = await ratesOf(shop)
  yield `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>
${element('title', profile.name)}${element('link', publicUrl + pathIn(language, '/'))}${element('description', profile.tagline)}${element('language', language)}\n`
  for (let after = 0; ; ) {
    const rows = await productsAfter(shop.db, after, step)
    const pictures = await picturesOf(
      shop.db,
      rows.map((row) => row.id),
    )
    const said = await saidIn(shop, language, rows)
    const about = { publicUrl, language, brand: profile.name, fees, rateOf }
    const shown = said.flatMap(({ row, words }) =>
      words ? [item(row, pictures.get(row.id) ?? [], { ...about, words })] : [],
    )
    yield shown.join('')
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  yield '</channel>\n</rss>\n'
}

type Words = Pick<ProductRow, 'name' | 'color' | 'fabric'> & {
  description: string
  category: string | null
}

/** What the rows say in a language; nothing of one whose words are not all there. */
async function saidIn(shop: Shop, language: Language, rows: FedProduct[]) {
  const products = await productsIn(
    shop,
    language,
    rows.map((row) => presentProduct(row, [])),
  )
  return rows.map((row, at): { row: FedProduct; words: Words | undefined } => {
    const product = products[at]
    const isMixed = ['name', 'description'].some((field) => product?.inEnglish?.includes(field))
    if (!product || isMixed) return { row, words: undefined }
    const { name, description, category, labels } = product
    const [color, fabric] = [labels?.color ?? row.color, labels?.fabric ?? row.fabric]
    return { row, words: { name, description: description || name, category, color, fabric } }
  })
}

type RateOf = (row: FedProduct) => number | null
type About = {
  publicUrl: string
  language: Language
  brand: string
  words: Words
  fees: Fees
  rateOf: RateOf
}

/** The rate in basis points that the price of a piece holds today; of a shop that charges no tax none. */
async function ratesOf({ db, now }: Shop): Promise<RateOf> {
  const today = dayInIndia(now())
  const settings = await settingsOn(db.read, today)
  if (settings?.registration !== 'regular') return () => null
  const { taxRates } = await readLaw(db.read)
  return (row) => rateFor(taxRates, row.tax_class, today, paidFor(row).currentPaise, 1)
}

/** Portals refuse a piece without a photograph, so such a piece is left out. */
function item(row: FedProduct, pictures: Picture[], about: About): string {
  const { publicUrl, language, brand, words, fees, rateOf } = about
  const [first, ...others] = galleryOrder(pictures.map((picture) => picture.src))
  if (first === undefined) return ''
  const at = (path: string) => publicUrl + path
  const fields = [
    element('g:id', row.code),
    element('title', excerpt(words.name, 150)),
    element('description', excerpt(textOf(words.description), 5000)),
    element('link', at(pathIn(language, `/product/${row.slug}`))),
    element('g:image_link', at(first)),
    ...others.slice(0, 10).map((src) => element('g:additional_image_link', at(src))),
    element('g:availability', row.stock > 0 ? 'in_stock' : 'out_of_stock'),
    ...prices(row, fees),
    element('g:brand', brand),
    ...origin(row),
    ...taxes(row, rateOf(row)),
    element('g:condition', 'new'),
    element('g:identifier_exists', 'no'),
    element(
      'g:google_product_category',
      'Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing > Saris & Lehengas',
    ),
    element('g:product_type', words.category),
    element('g:color', words.color),
    element('g:material', words.fabric),
    element('g:gender', 'female'),
    element('g:age_group', 'adult'),
  ]
  return `<item>${fields.join('')}</item>\n`
}

/** Where it was made and by whom, which Meta asks of what is sold in India, and who brought it there from elsewhere. */
function origin({ facts, country }: ProductRow): string[] {
  const { maker, importer, country: said } = JSON.parse(facts) as Facts // As `saveProduct` wrote them.
  const code = countryNamed(said || country)
  const isForeign = code !== null && code !== home
  return [
    element('g:origin_country', code),
    element('g:manufacturer_info', maker),
    ...(isForeign
      ? [element('g:importer_name', nameIn(importer)), element('g:importer_address', importer)]
      : []),
  ]
}

/**
 * Prices of India hold the tax, and neither Google nor Meta has a field for its rate there: the class of goods is their
 * tax category, code and rate are details of the product.
 */
const taxes = (row: FedProduct, rateBp: number | null): string[] => [
  element('g:tax_category', row.tax_class),
  detail('HSN', row.hsn || row.category_hsn || ''),
  detail('GST', rateBp === null ? '' : `${rateBp / 100} %`),
]

const detail = (name: string, value: string) =>
  value === ''
    ? ''
    : `<g:product_detail>${element('g:section_name', 'Tax')}${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>`

/** The name of 'Name, address': what stands before the first comma. */
const nameIn = (label: string | undefined) => label?.split(',')[0]?.trim()

/** What is paid, what was asked before, and what it costs to send this one piece within India. */
function prices(row: ProductRow, fees: Fees): string[] {
  const { currentPaise, originalPaise } = paidFor(row)
  return [
    element('g:price', amount(originalPaise ?? currentPaise)),
    ...(originalPaise === null ? [] : [element('g:sale_price', amount(currentPaise))]),
    `<g:shipping>${element('g:country', 'IN')}${element('g:price', amount(shippingFor(currentPaise, fees)))}</g:shipping>`,
  ]
}

const paidFor = (row: ProductRow) =>
  pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })

const amount = (paise: number) => `${(paise / 100).toFixed(2)} INR`
