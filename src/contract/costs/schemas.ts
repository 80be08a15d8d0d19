import { SalesQuery } from '../sales/types.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  CostsOfProduct,
  MarginFigures,
  MarginsAsked,
  MarginsOfProducts,
  MarginTableQuery,
  OneProduct,
  SavedCosts,
} from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  productMargins: {
    summary: 'What some products cost the shop and what stays of their prices of now, without tax.',
    input: MarginsAsked,
    answer: MarginsOfProducts,
  },
  productCosts: {
    summary: 'What a product cost the shop, with all that was written down of it and by whom.',
    input: OneProduct,
    answer: CostsOfProduct,
  },
  saveProductCosts: {
    summary:
      'Writes down what a product costs the shop; what stood there before stays in its history.',
    input: SavedCosts,
    answer: CostsOfProduct,
    errors: [404, 409],
  },
  marginFigures: {
    summary: 'What stayed of the sales of some days after the costs of their pieces.',
    input: SalesQuery,
    answer: MarginFigures,
  },
  marginsCsv: {
    summary: 'One table of the margins of some days as a CSV file.',
    input: MarginTableQuery,
    answer: textAs('text/csv'),
  },
}
