import { z } from 'zod'
import type * as endpoints from './admin-endpoints.ts'
import {
  AuditPage,
  AuditQuery,
  BulkChange,
  CategoryForm,
  EditedProduct,
  PageForm,
  ProductForm,
  StockPage,
  StockQuery,
  TestimonialForm,
} from './catalog/admin-types.ts'
import { ProductsAsked } from './catalog/types.ts'
import { Category, Page, Testimonial } from './content/types.ts'
import type { SchemaTable } from './schemas.ts'
import { EditedProfile, EditedSettings } from './settings/types.ts'

const byId = z.object({ id: z.string() })
const nothing = z.undefined()
const picture = [400, 401, 403, 404, 409, 413, 415] as const
const saved = [400, 401, 403, 404, 409] as const

export const adminSchemas: SchemaTable<typeof endpoints> = {
  adminProducts: {
    summary:
      'Every product, for the workshop; of more than 2,000 a page, and Link leads to the next.',
    input: ProductsAsked,
    answer: z.array(EditedProduct),
    errors: [401, 403],
  },
  stockList: {
    summary: 'One page of the workshop’s products, searched, filtered and sorted.',
    input: StockQuery,
    answer: StockPage,
    errors: [400, 401, 403],
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
    input: byId,
    answer: nothing,
    errors: [401, 403, 404],
  },
  duplicateProduct: {
    summary: 'Copies a product, out of stock and on no list.',
    input: byId,
    answer: EditedProduct,
    errors: [401, 403, 404],
  },
  changeProducts: {
    summary: 'Changes many products at once: all or none.',
    input: BulkChange,
    answer: z.object({ changed: z.int() }),
    errors: [400, 401, 403, 404],
  },
  createCategory: {
    summary: 'Adds a category; its picture under image.',
    input: CategoryForm,
    answer: Category,
    errors: [...picture],
  },
  updateCategory: {
    summary: 'Saves a category; a new picture replaces the old one.',
    input: CategoryForm.extend({ id: z.string() }),
    answer: Category,
    errors: [...picture],
  },
  deleteCategory: {
    summary: 'Deletes a category; its products move where moveTo says, or stay without one.',
    input: byId.extend({ moveTo: z.string().optional() }),
    answer: nothing,
    errors: [400, 401, 403, 404],
  },
  categoryCounts: {
    summary: 'How many products each category holds.',
    answer: z.array(z.object({ categoryId: z.int(), products: z.int() })),
    errors: [401, 403],
  },
  createTestimonial: {
    summary: 'Adds a testimonial; its picture under avatar or image.',
    input: TestimonialForm,
    answer: Testimonial,
    errors: [...picture],
  },
  updateTestimonial: {
    summary: 'Saves a testimonial.',
    input: TestimonialForm.extend({ id: z.string() }),
    answer: Testimonial,
    errors: [...picture],
  },
  deleteTestimonial: {
    summary: 'Deletes a testimonial.',
    input: byId,
    answer: nothing,
    errors: [401, 403, 404],
  },
  createPage: {
    summary: 'Adds a page; its HTML is sanitised.',
    input: PageForm,
    answer: Page,
    errors: [...saved],
  },
  updatePage: {
    summary: 'Saves a page; a changed slug keeps its old address alive.',
    input: PageForm.extend({ id: z.string() }),
    answer: Page,
    errors: [...saved],
  },
  deletePage: {
    summary: 'Deletes a page; those that the shop itself links to stay.',
    input: byId,
    answer: nothing,
    errors: [401, 403, 404, 409],
  },
  saveSettings: {
    summary: 'Keeps how the home page shows its sections.',
    input: EditedSettings,
    answer: EditedSettings,
    errors: [400, 401, 403, 409],
  },
  readShop: {
    summary: 'What the shop says of itself, with the version to send back when it is saved.',
    answer: EditedProfile,
    errors: [401, 403],
  },
  saveShop: {
    summary: 'Keeps what the shop says of itself.',
    input: EditedProfile,
    answer: EditedProfile,
    errors: [400, 401, 403, 409],
  },
  auditLog: {
    summary: 'Who changed what, newest first.',
    input: AuditQuery,
    answer: AuditPage,
    errors: [400, 401, 403],
  },
}
