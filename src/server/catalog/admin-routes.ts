import type * as adminCalls from '#contract/catalog/admin-calls.ts'
import { ProductPatch, ProductUpdate } from '#contract/catalog/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf } from '../audit/audit.ts'
import { isAllowed } from '../platform/http/guard.ts'
import type { Call } from '../platform/http/request.ts'
import { checked, filesOf, type Handlers, idOf, isForm } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { stockMarks } from '../stock/marks.ts'
import { everyRowByIds, stockRows } from './admin-queries.ts'
import { undoableChanges, undoChange } from './bulk/undo-change.ts'
import { changeProducts, duplicateProduct } from './change-products.ts'
import { idsOfList } from './listing/list-products.ts'
import { presentForStaff, presentStock } from './present-for-staff.ts'
import { endPriceListNow, planPriceList, priceLists } from './price-lists/plan-list.ts'
import { type ProductRow, picturesOf } from './queries.ts'
import { saveProduct } from './save-product.ts'

const defaultSize = 50
const largestSize = 200

export const catalogAdminHandlers = {
  async adminProducts({ shop, c, input }) {
    const ids = await idsOfList({ shop, c }, 'drafts-too', input)
    const rows = await everyRowByIds(shop.db.read, ids)
    return rows.map(await shownWithPictures(shop, rows))
  },
  async stockList({ shop, input }) {
    const page = Math.max(1, Number(input.page ?? 1))
    const size = Math.min(largestSize, Math.max(1, Number(input.size ?? defaultSize)))
    const { lowStock } = await stockMarks(shop.db)
    const { rows, total, low } = await stockRows(shop.db, input, { lowStock, page, size })
    const shown = await shownWithPictures(shop, rows)
    const items = rows.map((row) =>
      presentStock(shown(row), { updatedAt: row.updated_at, isLow: low.has(row.id) }),
    )
    return { items, total, page, pages: pagesOf(total, size) }
  },
  createProduct: ({ shop, c, input }) =>
    saveProduct(shop, actorOf(c), null, { form: input, files: filesOf(c)['images'] ?? [] }),
  updateProduct: ({ shop, c, input: { id, ...given } }) => {
    const form = checked(isForm(c) ? ProductUpdate : ProductPatch, given)
    refuseBeyondStock(c, form)
    const files = filesOf(c)['images'] ?? []
    return saveProduct(shop, actorOf(c), idOf(id), { form, files })
  },
  async archiveProduct({ shop, c, input }) {
    const id = idOf(input.id)
    const versions = input.version === undefined ? {} : { [id]: input.version }
    await changeProducts(shop, actorOf(c), { action: 'archive', ids: [id], versions })
    return undefined
  },
  duplicateProduct: ({ shop, c, input }) => duplicateProduct(shop, actorOf(c), idOf(input.id)),
  changeProducts: ({ shop, c, input }) => changeProducts(shop, actorOf(c), input),
  priceLists: ({ shop }) => priceLists(shop),
  planPriceList: ({ shop, c, input }) => planPriceList(shop, actorOf(c), input),
  endPriceList: ({ shop, c, input }) => endPriceListNow(shop, actorOf(c), input.id),
  undoableChanges: ({ shop }) => undoableChanges(shop),
  undoChange: ({ shop, c, input }) => undoChange(shop, actorOf(c), input.id),
} satisfies Partial<Handlers<typeof adminCalls>>

const ofStock = new Set(['stock', 'stockSeen', 'stockChange', 'version'])

/** A packer counts stock; everything else of a product is the catalogue's. */
function refuseBeyondStock(c: Call, form: object) {
  const isStockAlone = Object.keys(form).every((field) => ofStock.has(field))
  if (!isStockAlone && !isAllowed(c.get('person'), 'catalogue.edit'))
    throw new ShopError('not-allowed')
}

/** How staff are shown each of these rows. */
async function shownWithPictures(shop: Shop, rows: ProductRow[]) {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return (row: ProductRow) => presentForStaff(row, pictures.get(row.id) ?? [])
}
