import { expect, it } from 'vitest'
import { presentCard, presentProduct } from './present.ts'
import { contentOf, presentForStaff, presentStock } from './present-for-staff.ts'
import type { ProductRow } from './queries.ts'

// What a saree is on a card, on its own page and at the desk of whoever edits it, in each state that its row may have.

const at = Date.UTC(2026, 0, 15, 6, 30)
const saree: ProductRow = {
  ...{ id: 7, code: 'KJ-7', name: 'Arakku Kanjivaram', slug: 'arakku-kanjivaram' },
  ...{ description: 'Woven in Kanchipuram.', price_paise: 650_050, discount_paise: 600_000 },
  ...{ current_paise: 600_000, stock: 3, sold_out: 0, fabric: 'Silk', color: 'Maroon' },
  ...{ occasion: 'Wedding', category_id: 2, category_name: 'Kanjivaram', category_slug: 'kanji' },
  ...{ is_featured: 0, is_new_arrival: 0, is_trending: 0, facts: '{"weave":"Korvai"}' },
  ...{ tax_class: 'saree-silk', hsn: '500720', is_handicraft: 0, is_cod_allowed: 0 },
  making_days: 0,
  low_stock: null,
  ...{ mrp_paise: 700_050, country: 'India', maker: '', importer: '', net_quantity: '1 N' },
  ...{ rating_sum: 9, rating_count: 2, revision: 4, created_at: at, updated_at: at },
  ...{ archived_at: null, draft_state: 'none', publish_at: null, published_at: null },
}
const pictureOf = (src: string) => ({
  ...{ src, alt: `Seen from ${src}`, width: 800, height: 1200, preview: `data:${src}` },
})
const pictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map(pictureOf)

const card = {
  ...{ id: 7, code: 'KJ-7', name: 'Arakku Kanjivaram', slug: 'arakku-kanjivaram' },
  ...{ price: 6500.5, discountPrice: 6000, currentPrice: 6000, originalPrice: 6500.5 },
  ...{ discountPercent: 8, stock: 3, fabric: 'Silk', color: 'Maroon', occasion: 'Wedding' },
  ...{ image: '/a.jpg', isFeatured: false, isNewArrival: false, isTrending: false },
  pictures: [pictures[0], { ...pictureOf('/b.jpg'), preview: '' }],
  ...{ categoryId: 2, category: 'Kanjivaram', categorySlug: 'kanji' },
  ...{ rating: 4.5, reviewCount: 2, createdAt: '2026-01-15T06:30:00.000Z' },
}
const product = {
  ...card,
  ...{ pictures, images: ['/a.jpg', '/b.jpg', '/c.jpg'], description: 'Woven in Kanchipuram.' },
  ...{ facts: { weave: 'Korvai' }, mrp: 7000.5, taxClass: 'saree-silk', hsn: '500720' },
  ...{ isHandicraft: false, isCodAllowed: false },
}

it('a card has the price to pay, the one struck through, two pictures and the stars of its reviews', () => {
  expect(presentCard(saree, pictures)).toEqual(card)
})

it('its page has all pictures, what is said of the cloth and what the law wants said', () => {
  expect(presentProduct(saree, pictures)).toEqual(product)
})

it.each<[what: string, row: Partial<ProductRow>, told: object]>([
  [
    'one without a discount costs its price, and nothing is struck through',
    { discount_paise: null },
    { discountPrice: null, currentPrice: 6500.5, originalPrice: null, discountPercent: 0 },
  ],
  ['one without a highest price says none', { mrp_paise: null }, { mrp: null }],
  [
    'one in no category of the shop names none',
    { category_name: null, category_slug: null },
    { category: null, categorySlug: null },
  ],
  [
    'one that nobody reviewed has no stars',
    { rating_sum: 0, rating_count: 0 },
    { rating: 0, reviewCount: 0 },
  ],
  ['one without words', { description: null }, { description: null }],
  ['one that is archived keeps its address', { slug: '~7~arakku' }, { slug: 'arakku' }],
  ['a featured one', { is_featured: 1 }, { isFeatured: true }],
  ['a new one', { is_new_arrival: 1 }, { isNewArrival: true }],
  ['a trending one', { is_trending: 1 }, { isTrending: true }],
  ['one made by hand, as the law means it', { is_handicraft: 1 }, { isHandicraft: true }],
  ['one that is made to order says how long that takes', { making_days: 12 }, { makingDays: 12 }],
  ['one that may be paid at the door', { is_cod_allowed: 1 }, { isCodAllowed: true }],
])('%s', (_, row, told) => {
  expect(presentProduct({ ...saree, ...row }, pictures)).toMatchObject({ ...product, ...told })
})

it('a saree without a picture shows the drawing of the shop', () => {
  expect(presentProduct(saree, [])).toMatchObject({
    ...{ image: '/uploads/saree-purple.svg', pictures: [], images: [] },
  })
})

it.each<[state: string, row: Partial<ProductRow>, told: object]>([
  ['published', {}, { state: 'published', publishAt: null }],
  [
    'a draft that waits for its day',
    { archived_at: at, draft_state: 'draft', publish_at: at + 1000 },
    { state: 'draft', publishAt: '2026-01-15T06:30:01.000Z' },
  ],
  ['put away', { archived_at: at }, { state: 'archived', publishAt: null }],
])('staff see where a saree stands: %s', (_, row, told) => {
  const { version, ...edited } = presentForStaff({ ...saree, ...row }, pictures)
  expect(edited).toEqual({ ...product, lowStock: null, ...told })
  expect(version).toMatch(/^[\w-]{12}$/)
})

/** Each field that staff write, and another value of it. */
const changes: Partial<ProductRow>[] = [
  ...[{ name: 'Blue' }, { slug: 'blue' }, { code: 'KJ-8' }, { description: null }],
  ...[{ price_paise: 660_000 }, { discount_paise: null }, { fabric: 'Cotton' }, { color: 'Blue' }],
  ...[{ occasion: 'Puja' }, { category_id: 3 }, { is_featured: 1 }, { is_new_arrival: 1 }],
  ...[{ is_trending: 1 }, { facts: '{}' }, { mrp_paise: null }, { tax_class: 'saree-cotton' }],
  ...[{ hsn: '520811' }, { is_handicraft: 1 }, { is_cod_allowed: 1 }],
  ...[{ archived_at: at }, { publish_at: at }, { making_days: 12 }],
  ...[{ low_stock: 0 }, { low_stock: 5 }],
]

it.each(changes)('what one of the staff changed is never overwritten unseen: %j', (change) => {
  const before = presentForStaff(saree, pictures).version
  expect(presentForStaff({ ...saree, ...change }, pictures).version).not.toBe(before)
})

it('a picture that was described, moved or removed counts as changed; its size and what is sold do not', () => {
  const versionOf = (row: ProductRow, some = pictures) => presentForStaff(row, some).version
  const before = versionOf(saree)
  const [first = pictureOf('/a.jpg'), ...rest] = pictures
  expect(versionOf(saree, [{ ...first, alt: 'Its border' }, ...rest])).not.toBe(before)
  expect(versionOf(saree, [...rest, first])).not.toBe(before)
  expect(versionOf(saree, rest)).not.toBe(before)
  expect(versionOf(saree, [{ ...first, preview: '', width: 1 }, ...rest])).toBe(before)
  expect(versionOf({ ...saree, stock: 2, rating_sum: 14, rating_count: 3 })).toBe(before)
})

it('whose save is refused is told what was saved meanwhile, field by field', () => {
  expect(contentOf(presentForStaff(saree, pictures))).toEqual({
    ...{ name: 'Arakku Kanjivaram', slug: 'arakku-kanjivaram', code: 'KJ-7' },
    ...{ description: 'Woven in Kanchipuram.', price: 6500.5, discountPrice: 6000 },
    ...{ fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', categoryId: 2 },
    ...{ isFeatured: false, isNewArrival: false, isTrending: false, facts: { weave: 'Korvai' } },
    ...{ mrp: 7000.5, taxClass: 'saree-silk', hsn: '500720', isHandicraft: false },
    ...{ isCodAllowed: false, state: 'published', publishAt: null },
    pictures: pictures.map(({ src, alt }) => ({ src, alt })),
  })
})

it('a row of the table has when it was changed, whether few are left, and one preview', () => {
  const edited = presentForStaff(saree, pictures)
  expect(presentStock(edited, { updatedAt: at + 60_000, isLow: true })).toEqual({
    ...edited,
    ...{ updatedAt: '2026-01-15T06:31:00.000Z', isLow: true },
    pictures: [pictures[0], ...pictures.slice(1).map((one) => ({ ...one, preview: '' }))],
  })
  expect(presentStock(edited, { updatedAt: at, isLow: false }).isLow).toBe(false)
})
