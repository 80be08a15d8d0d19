import { z } from 'zod'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { Mail, MailPage, MailQuery, MailText, TextMessagePage, TextQuery } from './types.ts'

const nothing = z.undefined()

export const schemas: SchemaTable<typeof adminCalls> = {
  listMails: {
    summary: 'The letters of the shop, newest first.',
    input: MailQuery,
    answer: MailPage,
  },
  readMail: {
    summary: 'One letter as it was written.',
    input: z.object({ id: z.string() }),
    answer: MailText,
    errors: [404],
  },
  showMail: {
    summary: 'The same letter as an HTML page.',
    input: z.object({ id: z.string() }),
    answer: textAs('text/html'),
    errors: [404],
  },
  resendMail: {
    summary: 'Gives a letter that failed all its tries again.',
    input: z.object({ id: z.string() }),
    answer: nothing,
    errors: [404, 409],
  },
  sendTestMail: {
    summary:
      'Sends an email to the address of whoever asks; what becomes of it stands among the emails.',
    answer: Mail,
    errors: [409],
  },
  listTextMessages: {
    summary: 'The text messages of the shop, newest first; what held a code is not kept.',
    input: TextQuery,
    answer: TextMessagePage,
  },
}
