import type { Product, ProductsAsked } from './catalog/types.ts'
import type { Category, Move, MovedKind, Page, ReviewList, Testimonial } from './content/types.ts'
import type { Said } from './customers/types.ts'
import { creating, get, onceOpen, post, shelved } from './endpoint.ts'
import type { LetterToken, MessageForm, MessageTaken, SubscribeForm } from './messages/types.ts'
import type {
  Facets,
  ListingQuery,
  SearchAnswer,
  Suggestion,
  SuggestQuery,
} from './search/types.ts'
import type { EditedSettings, ShopStory, ShownShop } from './settings/types.ts'

type Nothing = Record<never, never>
type BySlug = { slug: string }

// Every call that the shop's own pages make: method, path, guard, input, answer.
// Staff calls stand in admin-endpoints.ts, so that the storefront never carries them.

export const listProducts = shelved(get<ProductsAsked, Product[]>('/api/products', 'anyone'))
export const newArrivals = shelved(
  get<ProductsAsked, Product[]>('/api/products/new-arrivals', 'anyone'),
)
export const featured = shelved(get<ProductsAsked, Product[]>('/api/products/featured', 'anyone'))
export const trending = shelved(get<ProductsAsked, Product[]>('/api/products/trending', 'anyone'))
export const productFacets = onceOpen(get<ListingQuery, Facets>('/api/products/facets', 'anyone'))
export const getProduct = onceOpen(get<BySlug, Product>('/api/products/{slug}', 'anyone'))
export const relatedProducts = onceOpen(
  get<BySlug, Product[]>('/api/products/{slug}/related', 'anyone'),
)
export const productReviews = onceOpen(
  get<BySlug & { page?: number | undefined }, ReviewList>('/api/products/{slug}/reviews', 'anyone'),
)

export const search = onceOpen(get<ListingQuery, SearchAnswer>('/api/search', 'anyone'))
export const suggest = shelved(get<SuggestQuery, Suggestion[]>('/api/search/suggestions', 'anyone'))

export const listCategories = shelved(get<Nothing, Category[]>('/api/categories', 'anyone'))
export const getCategory = onceOpen(
  get<{ slugOrId: string }, Category>('/api/categories/{slugOrId}', 'anyone'),
)
export const listTestimonials = get<Nothing, Testimonial[]>('/api/testimonials', 'anyone')
export const listPages = get<Nothing, Page[]>('/api/pages', 'anyone')
export const getPage = get<BySlug, Page>('/api/pages/{slug}', 'anyone')
export const getSettings = get<{ _nocache?: string | undefined }, EditedSettings>(
  '/api/settings',
  'anyone',
)
export const getShop = get<Nothing, ShownShop>('/api/shop', 'anyone')
export const getShopStory = get<Nothing, ShopStory>('/api/shop/story', 'anyone')
export const findMove = onceOpen(
  get<{ kind: MovedKind; slug: string }, Move>('/api/moves/{kind}/{slug}', 'anyone'),
)

export const subscribe = post<SubscribeForm, Said>('/api/newsletter', 'anyone')
export const confirmSubscription = post<LetterToken, Said>('/api/newsletter/confirm', 'anyone')
export const unsubscribe = post<LetterToken, Said>('/api/newsletter/unsubscribe', 'anyone')
export const sendMessage = creating(post<MessageForm, MessageTaken>('/api/contact', 'anyone'))
