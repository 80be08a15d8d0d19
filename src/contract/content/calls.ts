import { get, type Nothing, onceOpen, shelved } from '../endpoint.ts'
import type { Category, Move, MovedKind, Page, Testimonial } from './types.ts'

export const listCategories = shelved(get<Nothing, Category[]>('/api/categories', 'anyone'))
export const getCategory = onceOpen(
  get<{ slugOrId: string }, Category>('/api/categories/{slugOrId}', 'anyone'),
)
export const listTestimonials = get<Nothing, Testimonial[]>('/api/testimonials', 'anyone')
export const listPages = get<Nothing, Page[]>('/api/pages', 'anyone')
type BySlug = { slug: string }
export const getPage = get<BySlug, Page>('/api/pages/{slug}', 'anyone')
export const findMove = onceOpen(
  get<{ kind: MovedKind; slug: string }, Move>('/api/moves/{kind}/{slug}', 'anyone'),
)
