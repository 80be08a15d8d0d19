import { z } from 'zod'
import { Version } from '../form-fields.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { CategoryForm, PageForm, TestimonialForm, WrittenPage } from './admin-types.ts'
import type * as calls from './calls.ts'
import { Category, Move, MovedKind, Page, Testimonial } from './types.ts'

const bySlug = z.object({ slug: z.string().min(1).max(200) })
const picture = [404, 409, 415] as const

const byId = z.object({ id: z.string() })
const seen = byId.extend({ version: Version })
const nothing = z.undefined()
const saved = [404, 409] as const

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  listCategories: { summary: 'Every category.', answer: z.array(Category) },
  getCategory: {
    summary: 'One category, by slug or, when digits only, by id.',
    input: z.object({ slugOrId: z.string().min(1).max(200) }),
    answer: Category,
    errors: [404],
  },
  listTestimonials: { summary: 'What customers say.', answer: z.array(Testimonial) },
  listPages: { summary: 'Every page of the shop.', answer: z.array(Page) },
  getPage: { summary: 'One page, by slug.', input: bySlug, answer: Page, errors: [404] },
  findMove: {
    summary: 'The slug that something renamed has now.',
    input: bySlug.extend({ kind: MovedKind }),
    answer: Move,
    errors: [404],
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
    input: seen.extend({ moveTo: z.string().optional() }),
    answer: nothing,
    errors: [404, 409],
  },
  categoryCounts: {
    summary: 'How many products each category holds.',
    answer: z.array(z.object({ categoryId: z.int(), products: z.int() })),
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
    input: seen,
    answer: nothing,
    errors: [404, 409],
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
    input: seen,
    answer: nothing,
    errors: [404, 409],
  },
  previewPage: {
    summary: 'How visitors would read a page like this; nothing is written.',
    input: WrittenPage,
    answer: WrittenPage,
  },
}
