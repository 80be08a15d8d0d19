import type { CodeOf } from '#domain/said/sentence.ts'
import { ofDocuments } from './of-documents.ts'
import { ofOrders } from './of-orders.ts'
import { ofProducts } from './of-products.ts'
import { ofShop } from './of-shop.ts'

/** Everything that a check of the law can find, in English; a verdict carries codes, said in its reader's language. */
export const complianceSentences = { ...ofShop, ...ofProducts, ...ofOrders, ...ofDocuments }

export type ComplianceSentences = typeof complianceSentences
export type Finding = CodeOf<ComplianceSentences>
