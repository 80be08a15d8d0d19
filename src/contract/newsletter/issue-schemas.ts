import { z } from 'zod'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as issueCalls from './issue-calls.ts'
import {
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

export const issueSchemas: SchemaTable<typeof issueCalls> = {
  listNewsletters: {
    summary: 'A page of all newsletters with their figures, the latest first.',
    input: NewslettersAsked,
    answer: NewsletterPage,
  },
  readNewsletter: {
    summary: 'One newsletter, how many readers it would go to and whether it can be sent.',
    ...{ input: OneNewsletter, answer: NewsletterToSend, errors: [404] },
  },
  createNewsletter: {
    summary: 'Begins a newsletter; its HTML is sanitised. It is a draft until it is sent.',
    ...{ input: NewsletterForm, answer: Newsletter, errors: [404] },
  },
  updateNewsletter: {
    summary: 'Saves a newsletter that nobody has got yet.',
    input: OneNewsletter.extend(NewsletterForm.shape),
    ...{ answer: Newsletter, errors: [404, 409] },
  },
  deleteNewsletter: {
    summary: 'Deletes a newsletter that nobody has got yet.',
    ...{ input: NewsletterSeen, answer: z.undefined(), errors: [404, 409] },
  },
  moveNewsletter: {
    summary:
      'Starts to send it to everybody who is confirmed now, schedules that, pauses it or goes on with it.',
    ...{ input: NewsletterMove, answer: Newsletter, errors: [404, 409] },
  },
  testNewsletter: {
    summary: 'Sends it to the address of whoever asks, as a reader of that language would get it.',
    ...{ input: NewsletterIn, answer: NewsletterTest, errors: [404, 409] },
  },
  previewNewsletter: {
    summary: 'Subject and plain text as a reader of a language gets them.',
    ...{ input: NewsletterIn, answer: NewsletterPreview, errors: [404] },
  },
  showNewsletter: {
    summary:
      'The newsletter as a reader of a language gets it: an HTML page in which nothing runs.',
    ...{ input: NewsletterIn, answer: textAs('text/html'), errors: [404] },
  },
  listNewsletterDeliveries: {
    summary: 'To whom a newsletter went, and what became of it; for a year.',
    ...{ input: NewsletterDeliveriesAsked, answer: NewsletterDeliveryPage, errors: [404] },
  },
  sendNewsletterAgain: {
    summary: 'Sends it once more to those whose delivery failed, or of whom nobody knows.',
    ...{ input: NewsletterDeliveriesAgain, answer: Newsletter, errors: [404, 409] },
  },
  readNewsletterSpeed: {
    summary: 'How many emails of newsletters leave in a minute.',
    answer: EditedNewsletterSpeed,
  },
  saveNewsletterSpeed: {
    summary: 'Sets how many emails of newsletters leave in a minute.',
    ...{ input: EditedNewsletterSpeed, answer: EditedNewsletterSpeed, errors: [409] },
  },
}
