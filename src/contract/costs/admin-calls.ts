import { get, put, unkept } from '../endpoint.ts'
import type { SalesQuery } from '../sales/types.ts'
import type {
  CostsOfProduct,
  MarginFigures,
  MarginsAsked,
  MarginsOfProducts,
  MarginTableQuery,
  OneProduct,
  SavedCosts,
} from './types.ts'

// What pieces cost the shop is told by these calls and by no other: nothing else answers it to anybody.

/** Of the products of a list, by their ids. */
export const productMargins = unkept(
  get<MarginsAsked, MarginsOfProducts>('/api/admin/margins', 'staff:costs.see'),
)

export const productCosts = unkept(
  get<OneProduct, CostsOfProduct>('/api/admin/products/{id}/costs', 'staff:costs.see'),
)

export const saveProductCosts = put<SavedCosts, CostsOfProduct>(
  '/api/admin/products/{id}/costs',
  'staff:costs.see',
)

export const marginFigures = unkept(
  get<SalesQuery, MarginFigures>('/api/admin/figures/margins', 'staff:costs.see'),
)

/** One table of the margins as a file. */
export const marginsCsv = unkept(
  get<MarginTableQuery, string>('/api/admin/figures/margins.csv', 'staff:costs.see'),
)
