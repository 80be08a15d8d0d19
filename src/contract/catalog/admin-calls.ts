import {
  creating,
  del,
  get,
  type Nothing,
  post,
  put,
  readingForm,
  unkept,
  withFiles,
} from '../endpoint.ts'
import type {
  EditedProduct,
  ImportReport,
  ProductForm,
  ProductPatch,
  ProductUpdate,
  StockPage,
  StockQuery,
} from './admin-types.ts'
import type {
  BulkChange,
  BulkChanged,
  OneBulkChange,
  UndoableChanges,
  Undone,
} from './bulk-types.ts'
import type { OnePriceList, PriceList, PriceListForm, PriceLists } from './price-list-types.ts'
import type { ProductsAsked } from './types.ts'

export const adminProducts = get<ProductsAsked, EditedProduct[]>(
  '/api/admin/products',
  'staff:catalogue.see',
)
export const stockList = get<StockQuery, StockPage>('/api/admin/stock', 'staff:catalogue.see')
export const createProduct = withFiles(
  post<ProductForm, EditedProduct>('/api/admin/products', 'staff:catalogue.edit'),
)
type ById = { id: string }
export const updateProduct = withFiles(
  put<ById & (ProductUpdate | ProductPatch), EditedProduct>(
    '/api/admin/products/{id}',
    'staff:stock.edit',
  ),
)
export const archiveProduct = del<ById & { version?: string | undefined }, undefined>(
  '/api/admin/products/{id}',
  'staff:catalogue.edit',
)
export const duplicateProduct = post<ById, EditedProduct>(
  '/api/admin/products/{id}/duplicate',
  'staff:catalogue.edit',
)
export const changeProducts = post<BulkChange, BulkChanged>(
  '/api/admin/products/bulk',
  'staff:catalogue.edit',
)

/** Changes of many that can still be taken back. */
export const undoableChanges = unkept(
  get<Nothing, UndoableChanges>('/api/admin/products/bulk', 'staff:catalogue.edit'),
)
export const undoChange = post<OneBulkChange, Undone>(
  '/api/admin/products/bulk/{id}/undo',
  'staff:catalogue.edit',
)

export const priceLists = unkept(
  get<Nothing, PriceLists>('/api/admin/price-lists', 'staff:catalogue.edit'),
)
export const planPriceList = creating(
  post<PriceListForm, PriceList>('/api/admin/price-lists', 'staff:catalogue.edit'),
)
/** Before its time: one that has not begun never does. */
export const endPriceList = post<OnePriceList, PriceList>(
  '/api/admin/price-lists/{id}/ending',
  'staff:catalogue.edit',
)

/** Every product as CSV (RFC 4180, UTF-8); cells that a spreadsheet would run are made harmless. */
export const exportProducts = unkept(
  get<Nothing, string>('/api/admin/products.csv', 'staff:catalogue.see'),
)
/**
 * The same columns back in: a multipart form with the table as `file`, pictures under `images`, matched by
 * their file names, and `dryRun` to hear first what it would do.
 */
export const importProducts = readingForm(
  post<Nothing, ImportReport>('/api/admin/products/import', 'staff:catalogue.edit'),
)
