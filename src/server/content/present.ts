import type { Category, Page, Testimonial } from '#contract/content/types.ts'
import { type FiguresToRead, fillFields, fillHtml } from '#domain/figures/figures.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Call } from '../platform/http/request.ts'
import { lookFieldNames, withLook } from './look.ts'

type TestimonialRow = Omit<Testimonial, 'customerName' | 'version'> & { customer_name: string }

/** A testimonial as the API answers it. */
export const presentTestimonial = ({ customer_name, ...row }: TestimonialRow): Testimonial => ({
  ...row,
  customerName: customer_name,
})

type Look = { seo_title: string; seo_description: string }
type Told = 'version' | 'written' | 'inEnglish' | 'seoTitle' | 'seoDescription'
type CategoryRow = Omit<Category, 'taxClass' | 'hsn' | Told> &
  Look & { tax_class: string; hsn: string }

/** A page as the API answers it. */
export const presentPage = (row: Omit<Page, Told> & Look): Page => withLook(row)

/** A page with what holds now in place of names in braces; staff, who send it back, are told what was written. */
export function filledPage(c: Call, page: Page, figures: FiguresToRead): Page {
  const lines = fillFields(page, ['title', ...lookFieldNames], figures)
  const filled = fillFields(lines, ['content'], figures, fillHtml)
  return { ...filled, ...writtenBeside(c, page, filled, ['title', 'content', ...lookFieldNames]) }
}

/** The same of a category. */
export function filledCategory(c: Call, category: Category, figures: FiguresToRead): Category {
  const fields = ['description', ...lookFieldNames] as const
  const filled = fillFields(category, fields, figures)
  return { ...filled, ...writtenBeside(c, category, filled, fields) }
}

/** What was written of the fields that say something else now, for staff alone. */
function writtenBeside<Thing>(
  c: Call,
  thing: Thing,
  filled: Thing,
  fields: readonly (keyof Thing)[],
) {
  const changed = fields.filter((field) => filled[field] !== thing[field])
  if (changed.length === 0 || !c.get('person')?.role) return {}
  return { written: Object.fromEntries(changed.map((field) => [field, thing[field]])) }
}

/** What staff see of a category: the same with what its products are before the law. */
export const categoryForStaff = ({ tax_class: taxClass, ...row }: CategoryRow) => ({
  ...withLook(row),
  taxClass,
})

/** A category in an answer that anybody may ask for: strangers are not told what it is before the law. */
export function presentCategory(c: Call, row: CategoryRow): Category {
  if (c.get('person')?.role) return versioned(categoryForStaff(row))
  const { tax_class: _class, hsn: _hsn, ...category } = row
  return withLook(category)
}
