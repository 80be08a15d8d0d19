import { z } from 'zod'
import { Version } from '../form-fields.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { EditedProduct, ImportReport, ProductForm, StockPage, StockQuery } from './admin-types.ts'
import { BulkChange, BulkChanged, OneBulkChange, UndoableChanges, Undone } from './bulk-types.ts'
import type * as calls from './calls.ts'
import { OnePriceList, PriceList, PriceListForm, PriceLists } from './price-list-types.ts'
import { Companions, PiecesChosen, Product, ProductsAsked, WaysIn } from './types.ts'

const bySlug = z.object({ slug: z.string().min(1).max(200) })
const picture = [404, 409, 415] as const

const byId = z.object({ id: z.string() })
const seen = byId.extend({ version: Version })
const nothing = z.undefined()

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  listProducts: {
    summary: 'Every product, newest first; of more than 2,000 a page, and Link leads to the next.',
    input: ProductsAsked,
    answer: z.array(Product),
  },
  newArrivals: { summary: 'The new arrivals.', input: ProductsAsked, answer: z.array(Product) },
  featured: {
    summary: 'The featured (premium) pieces.',
    input: ProductsAsked,
    answer: z.array(Product),
  },
  trending: { summary: 'The trending pieces.', input: ProductsAsked, answer: z.array(Product) },
  getProduct: { summary: 'One product.', input: bySlug, answer: Product, errors: [404] },
  relatedProducts: {
    summary: 'The nearest relatives of a piece, in stock first.',
    input: bySlug,
    answer: z.array(Product),
    errors: [404],
  },
  chosenProducts: {
    summary: 'The products of some ids, in their order; what has left the shop is left out.',
    input: PiecesChosen,
    answer: z.array(Product),
  },
  waysIn: {
    summary: 'Occasions, prices and regions of what is in stock, each with its least price.',
    answer: WaysIn,
  },
  companions: {
    summary: 'The same design in other colours, and what is worn beside it.',
    input: bySlug,
    answer: Companions,
    errors: [404],
  },
  adminProducts: {
    summary:
      'Every product, for the admin area; of more than 2,000 a page, and Link leads to the next.',
    input: ProductsAsked,
    answer: z.array(EditedProduct),
  },
  stockList: {
    summary: 'One page of the admin area’s products, searched, filtered and sorted.',
    input: StockQuery,
    answer: StockPage,
  },
  createProduct: {
    summary: 'Adds a product; pictures as files under images.',
    input: ProductForm,
    answer: EditedProduct,
    errors: [...picture],
  },
  updateProduct: {
    summary:
      'Saves a product: a multipart form says all of it but its stock, JSON says what changes. With the version (and stockSeen) that was read, nothing that somebody else saved meanwhile is written over.',
    // Which of the two forms it is depends on the type of the body: the answerer checks it.
    input: z.looseObject({ id: z.string() }) as never,
    answer: EditedProduct,
    errors: [...picture],
  },
  archiveProduct: {
    summary: 'Takes a product out of the shop; orders keep it.',
    input: seen,
    answer: nothing,
    errors: [404, 409],
  },
  duplicateProduct: {
    summary: 'Copies a product, out of stock and on no list.',
    input: byId,
    answer: EditedProduct,
    errors: [404],
  },
  changeProducts: {
    summary: 'Changes many products at once: all or none.',
    input: BulkChange,
    answer: BulkChanged,
    errors: [404, 409],
  },
  undoableChanges: {
    summary: 'Changes of many products that can still be taken back, the newest first.',
    answer: UndoableChanges,
  },
  undoChange: {
    summary:
      'Takes a change of many products back, within ten minutes; what was changed since stays.',
    input: OneBulkChange,
    answer: Undone,
    errors: [404, 409],
  },
  priceLists: {
    summary: 'Prices for a time that are planned or run, by their beginning.',
    answer: PriceLists,
  },
  planPriceList: {
    summary: 'Plans prices for a time, or from a moment on; what begins now begins at once.',
    input: PriceListForm,
    answer: PriceList,
    errors: [404, 409],
  },
  endPriceList: {
    summary: 'Ends prices for a time: those of before come back, unless somebody has changed them.',
    input: OnePriceList,
    answer: PriceList,
    errors: [404, 409],
  },
  exportProducts: {
    summary: 'Every product as a CSV file.',
    answer: textAs('text/csv'),
  },
  importProducts: {
    summary: 'Products from a CSV file, all or none; a dry run says what it would do.',
    answer: ImportReport,
    errors: [409, 415],
  },
}
