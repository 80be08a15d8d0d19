// First: the schemas are made as soon as they are imported.
import '../../../jitless.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { ProductForm } from '#contract/catalog/admin-types.ts'
import { CategoryForm, PageForm, TestimonialForm } from '#contract/content/admin-types.ts'
import { CouponTerms } from '#contract/coupons/types.ts'
import { NewsletterForm } from '#contract/newsletter/issue-types.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { SearchWordForm } from '#contract/search/admin-types.ts'
import { StoryForm } from '#contract/stories/admin-types.ts'
import { asRefusal, inEnglish, type Told } from '#domain/refusals/list.ts'
import { isSlug, refuseSlug, type SlugKind } from '#domain/slug.ts'
import { languageOfReader, saidTo } from '../../../api.ts'

// The one place where the admin area takes the schemas of the contract as values.

type Slugged = FieldValues & { slug: string }

/**
 * Holds what is typed to a schema, and its slug to the rules of addresses; `currentSlug` is the one it has. What is wrong is
 * said in the language of whoever is at work.
 */
function rulesOf<Values extends FieldValues>(
  schema: z.ZodType,
  refuse: (values: Values) => Told | null = () => null,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return async (values) => {
    const input = toInput(values)
    const { fields, faults } = readIssues(
      schema.safeParse(input, inOwnWords).error?.issues ?? [],
      input,
    )
    const refusal = refuse(values)
    const problem = refusal
      ? {
          errors: { slug: inEnglish(refusal), ...fields },
          faults: { slug: asRefusal(refusal), ...faults },
        }
      : { errors: fields, faults }
    const { fields: said } = await saidTo(languageOfReader(), problem)
    const errors: Record<string, { type: string; message: string }> = {}
    for (const [path, message] of Object.entries(said)) {
      errors[path.split('.')[0] ?? ''] ??= { type: 'rule', message }
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: errors as FieldErrors<Values> } // Paths of the schema are its fields.
  }
}

const slugRule =
  (kind: SlugKind, currentSlug: string | null) =>
  ({ slug }: Slugged) =>
    slug === currentSlug ? null : refuseSlug(kind, slug, currentSlug)

export const productRules = <Values extends Slugged>(
  currentSlug: string | null,
  toInput: (values: Values) => unknown,
) => rulesOf<Values>(ProductForm, slugRule('product', currentSlug), toInput)
export const categoryRules = <Values extends Slugged>(currentSlug: string | null) =>
  rulesOf<Values>(CategoryForm, slugRule('category', currentSlug))
export const pageRules = <Values extends Slugged>(currentSlug: string | null) =>
  rulesOf<Values>(PageForm, slugRule('page', currentSlug))
export const testimonialRules = <Values extends FieldValues>() => rulesOf<Values>(TestimonialForm)
export const couponRules = <Values extends FieldValues>(toInput: (values: Values) => unknown) =>
  rulesOf<Values>(CouponTerms, () => null, toInput)
export const searchWordRules = rulesOf<SearchWordForm>(SearchWordForm)

/** A story by what is sent of it; its address has no others beside it. */
export const storyRules = <Values extends Slugged>(toInput: (values: Values) => unknown) =>
  rulesOf<Values>(StoryForm, ({ slug }) => (isSlug(slug) ? null : 'bad-slug'), toInput)
export const newsletterRules = <Values extends FieldValues>(toInput: (values: Values) => unknown) =>
  rulesOf<Values>(NewsletterForm, () => null, toInput)
