import { get, type Nothing, post, unkept } from '../endpoint.ts'
import type { Mail, MailPage, MailQuery, MailText, TextMessagePage, TextQuery } from './types.ts'

export const listMails = unkept(get<MailQuery, MailPage>('/api/admin/mails', 'staff:audit.see'))
export const readMail = unkept(
  get<{ id: string }, MailText>('/api/admin/mails/{id}', 'staff:audit.see'),
)

/** The email as its reader saw it: an HTML page that may neither run nor load anything. */
export const showMail = unkept(
  get<{ id: string }, string>('/api/admin/mails/{id}/letter', 'staff:audit.see'),
)
export const resendMail = post<{ id: string }, undefined>(
  '/api/admin/mails/{id}/resend',
  'staff:audit.see',
)
/** One email to whoever asks, to see whether it arrives. */
export const sendTestMail = post<Nothing, Mail>('/api/admin/test-mails', 'staff:settings.shop')
/** The text messages of the shop, newest first. */
export const listTextMessages = unkept(
  get<TextQuery, TextMessagePage>('/api/admin/text-messages', 'staff:audit.see'),
)
