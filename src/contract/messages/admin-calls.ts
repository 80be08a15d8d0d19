import { creating, get, post, readingForm, unkept } from '../endpoint.ts'
import type {
  AnswerForm,
  KeptVideo,
  OneTicket,
  TicketMove,
  TicketPage,
  TicketQuery,
  TicketText,
} from './admin-types.ts'

export const listTickets = unkept(
  get<TicketQuery, TicketPage>('/api/admin/tickets', 'staff:customers.see'),
)
export const readTicket = unkept(
  get<OneTicket, TicketText>('/api/admin/tickets/{id}', 'staff:customers.see'),
)
/** Goes to the writer as an email. */
export const answerTicket = post<AnswerForm, TicketText>(
  '/api/admin/tickets/{id}/answers',
  'staff:customers.see',
)
/** A file under `video` of a multipart form, which an answer then names. */
export const keepVideo = readingForm(
  creating(post<OneTicket, KeptVideo>('/api/admin/tickets/{id}/videos', 'staff:customers.see')),
)
export const moveTicket = post<TicketMove, TicketText>(
  '/api/admin/tickets/{id}/moves',
  'staff:customers.see',
)
