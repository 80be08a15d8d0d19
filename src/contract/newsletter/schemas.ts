import { z } from 'zod'
import { Said } from '../said.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { OneSubscriber, SubscriberPage, SubscriberQuery } from './admin-types.ts'
import type * as calls from './calls.ts'
import { EmailLinkToken, SubscribeForm } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  subscribe: {
    summary: 'Asks for the newsletter; a letter with a link confirms it.',
    input: SubscribeForm,
    answer: Said,
    errors: [429],
  },
  confirmSubscription: {
    summary: 'Confirms the newsletter with the link from the letter.',
    input: EmailLinkToken,
    answer: Said,
    errors: [404],
  },
  unsubscribe: {
    summary: 'Ends the newsletter with the link that every letter carries.',
    input: EmailLinkToken,
    answer: Said,
    errors: [404],
  },
  listSubscribers: {
    summary: 'Readers of the newsletter in every state, newest first.',
    input: SubscriberQuery,
    answer: SubscriberPage,
  },
  exportSubscribers: {
    summary: 'The confirmed readers of the newsletter as a CSV file.',
    answer: textAs('text/csv'),
  },
  removeSubscriber: {
    summary: 'Forgets an address of the newsletter.',
    input: OneSubscriber,
    answer: z.undefined(),
    errors: [404],
  },
}
