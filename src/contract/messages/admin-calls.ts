import { get, post, unkept } from '../endpoint.ts'
import type {
  AnswerForm,
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
export const moveTicket = post<TicketMove, TicketText>(
  '/api/admin/tickets/{id}/moves',
  'staff:customers.see',
)
