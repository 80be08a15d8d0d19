import type { Newsletter, NewsletterForm } from '#contract/newsletter/issue-types.ts'

/** A newsletter as its form holds it: the pieces by name. */
export type NewsletterValues = Omit<NewsletterForm, 'version' | 'productIds'> & {
  productIds: Newsletter['pieces']
}

export const newsletterValues = (issue: Newsletter | null): NewsletterValues => ({
  ...{ subject: issue?.subject ?? '', preview: issue?.preview ?? '' },
  ...{ content: issue?.content ?? '', picture: issue?.picture ?? '' },
  ...{ pictureAlt: issue?.pictureAlt ?? '', productIds: issue?.pieces ?? [] },
})

/** The same as it is sent. */
export const newsletterInput = ({ productIds, ...values }: NewsletterValues) => ({
  ...values,
  productIds: productIds.map(({ id }) => id),
})
