import type { HelpTopic } from '#domain/search/help-topics.ts'

/** Where a question is answered that is no saree. */
export const pageOfTopic: Record<HelpTopic, string> = {
  shipping: '/shipping-returns',
  returns: '/shipping-returns',
  track: '/track-order',
  payment: '/faqs',
  contact: '/contact',
  care: '/faqs',
}
