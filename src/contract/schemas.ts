import { z } from 'zod'
import { Product, ProductsAsked } from './catalog/types.ts'
import { Category, Move, MovedKind, Page, ReviewList, Testimonial } from './content/types.ts'
import { Said } from './customers/types.ts'
import type { AnswerOf, AnyEndpoint, InputOf } from './endpoint.ts'
import type * as endpoints from './endpoints.ts'
import { LetterToken, MessageForm, MessageTaken, SubscribeForm } from './messages/types.ts'
import { PageNumber } from './path-id.ts'
import { Facets, ListingQuery, SearchAnswer, Suggestion, SuggestQuery } from './search/types.ts'
import { EditedSettings, ShopStory, ShownShop } from './settings/types.ts'

/** What the API page says of a call, and what holds its input and answer to their word. */
export type CallSchema<E> = {
  summary: string
  input?: z.ZodType<InputOf<E>>
  answer: z.ZodType<AnswerOf<E>>
  /** The refusals that this call may give, besides 500 and 503. */
  errors?: (400 | 401 | 403 | 404 | 409 | 413 | 415 | 429)[]
}

export type SchemaTable<Table> = {
  [Name in keyof Table]: Table[Name] extends AnyEndpoint ? CallSchema<Table[Name]> : never
}

const bySlug = z.object({ slug: z.string().min(1).max(200) })

export const schemas: SchemaTable<typeof endpoints> = {
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
  productFacets: {
    summary: 'The choices of the filter panel, each counted under the other active filters.',
    input: ListingQuery,
    answer: Facets,
  },
  getProduct: { summary: 'One product.', input: bySlug, answer: Product, errors: [404] },
  relatedProducts: {
    summary: 'The nearest relatives of a piece, in stock first.',
    input: bySlug,
    answer: z.array(Product),
    errors: [404],
  },
  productReviews: {
    summary: 'One page of the approved reviews of a piece.',
    input: bySlug.extend({ page: PageNumber }),
    answer: ReviewList,
    errors: [400, 404],
  },
  search: {
    summary: 'A page of pieces by words, filters and sort, with facets and ways on.',
    input: ListingQuery,
    answer: SearchAnswer,
  },
  suggest: {
    summary: 'Suggestions while typing.',
    input: SuggestQuery,
    answer: z.array(Suggestion),
    errors: [400],
  },
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
  getSettings: {
    summary: 'How the home page shows its sections.',
    input: z.object({
      _nocache: z.string().optional().meta({ description: 'Any text: passes by other caches.' }),
    }),
    answer: EditedSettings,
  },
  getShop: { summary: 'What the shop says of itself.', answer: ShownShop },
  getShopStory: { summary: 'What the shop tells of itself at length.', answer: ShopStory },
  findMove: {
    summary: 'The slug that something renamed has now.',
    input: bySlug.extend({ kind: MovedKind }),
    answer: Move,
    errors: [400, 404],
  },
  subscribe: {
    summary: 'Asks for the newsletter; a letter with a link confirms it.',
    input: SubscribeForm,
    answer: Said,
    errors: [400, 429],
  },
  confirmSubscription: {
    summary: 'Confirms the newsletter with the link from the letter.',
    input: LetterToken,
    answer: Said,
    errors: [400, 404],
  },
  unsubscribe: {
    summary: 'Ends the newsletter with the link that every letter carries.',
    input: LetterToken,
    answer: Said,
    errors: [400, 404],
  },
  sendMessage: {
    summary: 'Writes to the shop; the answer names the ticket.',
    input: MessageForm,
    answer: MessageTaken,
    errors: [400, 429],
  },
}
