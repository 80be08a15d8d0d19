import type { ProductForm } from '#contract/catalog/admin-types.ts'
import type { CategoryForm, PageForm, TestimonialForm } from '#contract/content/admin-types.ts'
import type { CouponTerms } from '#contract/coupons/types.ts'
import type { NewsletterForm } from '#contract/newsletter/issue-types.ts'
import type { SearchWordForm } from '#contract/search/admin-types.ts'
import type { StoryForm } from '#contract/stories/admin-types.ts'
import type { faults } from '../../faults.ts'

/** Fields of the forms of staff. English spells their names out where one is wrong (domain/field-words.ts). */
export const fieldLabels = {}

/** What admin/parts/forms/form-rules.ts holds to a schema. */
type Form =
  | ProductForm
  | CategoryForm
  | PageForm
  | TestimonialForm
  | CouponTerms
  | SearchWordForm
  | StoryForm
  | NewsletterForm

type PartOfProduct =
  | NonNullable<ProductForm['facts']>
  | NonNullable<ProductForm['pictures']>[number]

type FieldsOf<Each> = Each extends unknown ? keyof Each & string : never

/** Nobody types these. */
type Untyped = 'version' | 'src'

type StaffField = Exclude<FieldsOf<Form | PartOfProduct>, keyof (typeof faults)['labels'] | Untyped>

/** What they are called in another language. */
export type FieldLabels = Record<StaffField, string>
