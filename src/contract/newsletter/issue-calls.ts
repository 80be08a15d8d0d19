import { del, get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  EditedNewsletterSpeed,
  Newsletter,
  NewsletterDeliveriesAgain,
  NewsletterDeliveriesAsked,
  NewsletterDeliveryPage,
  NewsletterForm,
  NewsletterIn,
  NewsletterMove,
  NewsletterPage,
  NewsletterPreview,
  NewsletterSeen,
  NewslettersAsked,
  NewsletterTest,
  NewsletterToSend,
  OneNewsletter,
} from './issue-types.ts'

const all = '/api/admin/newsletters'
const one = `${all}/{id}`

export const listNewsletters = unkept(
  get<NewslettersAsked, NewsletterPage>(all, 'staff:content.edit'),
)
export const readNewsletter = unkept(
  get<OneNewsletter, NewsletterToSend>(one, 'staff:content.edit'),
)
export const createNewsletter = post<NewsletterForm, Newsletter>(all, 'staff:content.edit')
export const updateNewsletter = put<OneNewsletter & NewsletterForm, Newsletter>(
  one,
  'staff:content.edit',
)
/** One that nobody has got yet. */
export const deleteNewsletter = del<NewsletterSeen, undefined>(one, 'staff:content.edit')
/** Starts, schedules, pauses or resumes it. */
export const moveNewsletter = post<NewsletterMove, Newsletter>(`${one}/moves`, 'staff:content.edit')
/** Sends it to whoever asks, as a reader of a language would get it. */
export const testNewsletter = post<NewsletterIn, NewsletterTest>(
  `${one}/tests`,
  'staff:content.edit',
)
export const previewNewsletter = unkept(
  get<NewsletterIn, NewsletterPreview>(`${one}/preview`, 'staff:content.edit'),
)
/** The same as HTML, by itself: nothing in it runs. */
export const showNewsletter = unkept(
  get<NewsletterIn, string>(`${one}/letter`, 'staff:content.edit'),
)
export const listNewsletterDeliveries = unkept(
  get<NewsletterDeliveriesAsked, NewsletterDeliveryPage>(
    `${one}/deliveries`,
    'staff:customers.see',
  ),
)
/** Sends once more to those to whom it could not be sent, or may not have been. */
export const sendNewsletterAgain = post<NewsletterDeliveriesAgain, Newsletter>(
  `${one}/again`,
  'staff:content.edit',
)

export const readNewsletterSpeed = unkept(
  get<Nothing, EditedNewsletterSpeed>('/api/admin/newsletter-speed', 'staff:content.edit'),
)
export const saveNewsletterSpeed = put<EditedNewsletterSpeed, EditedNewsletterSpeed>(
  '/api/admin/newsletter-speed',
  'staff:content.edit',
)
