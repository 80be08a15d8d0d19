import type { BuyerFile, BuyerNoteForm, BuyerPage, BuyerQuery, OneBuyer } from './buyers/types.ts'
import { del, get, post, put, unkept } from './endpoint.ts'
import type {
  AnswerForm,
  OneTicket,
  TicketMove,
  TicketPage,
  TicketQuery,
  TicketText,
} from './messages/admin-types.ts'
import type { OneSubscriber, SubscriberPage, SubscriberQuery } from './newsletter/admin-types.ts'
import type {
  NewStaff,
  OneStaff,
  RoleForm,
  SignedOut,
  SignOutForm,
  StaffMember,
} from './staff/types.ts'

type Nothing = Record<never, never>

// The people of the shop: who works in it, who buys, who writes, who reads its letters.

export const listStaff = unkept(get<Nothing, StaffMember[]>('/api/admin/staff', 'staff:staff.edit'))
export const addStaff = post<NewStaff, StaffMember>('/api/admin/staff', 'staff:staff.edit')
export const changeStaff = put<RoleForm, StaffMember>('/api/admin/staff/{id}', 'staff:staff.edit')
/** The account stays, as a customer's. */
export const removeStaff = del<OneStaff, undefined>('/api/admin/staff/{id}', 'staff:staff.edit')

/** Of the staff or a customer: every device at once. */
export const signOutSomebody = post<SignOutForm, SignedOut>(
  '/api/admin/sign-outs',
  'staff:staff.edit',
)
/** After a theft, say; whoever asks stays signed in. */
export const signOutEverybody = post<Nothing, SignedOut>(
  '/api/admin/sign-outs/everybody',
  'staff:staff.edit',
)

export const listBuyers = unkept(
  get<BuyerQuery, BuyerPage>('/api/admin/buyers', 'staff:customers.see'),
)
export const readBuyer = unkept(
  get<OneBuyer, BuyerFile>('/api/admin/buyers/{id}', 'staff:customers.see'),
)
export const noteBuyer = post<BuyerNoteForm, BuyerFile>(
  '/api/admin/buyers/{id}/notes',
  'staff:customers.see',
)
/** The id is the note's. */
export const dropBuyerNote = del<OneBuyer, undefined>(
  '/api/admin/buyer-notes/{id}',
  'staff:customers.see',
)

export const listTickets = unkept(
  get<TicketQuery, TicketPage>('/api/admin/tickets', 'staff:customers.see'),
)
export const readTicket = unkept(
  get<OneTicket, TicketText>('/api/admin/tickets/{id}', 'staff:customers.see'),
)
/** Goes to the writer as a letter. */
export const answerTicket = post<AnswerForm, TicketText>(
  '/api/admin/tickets/{id}/answers',
  'staff:customers.see',
)
export const moveTicket = post<TicketMove, TicketText>(
  '/api/admin/tickets/{id}/moves',
  'staff:customers.see',
)

export const listSubscribers = unkept(
  get<SubscriberQuery, SubscriberPage>('/api/admin/subscribers', 'staff:customers.see'),
)
/** The confirmed addresses as CSV; cells that a spreadsheet would run are made harmless. */
export const exportSubscribers = unkept(
  get<Nothing, string>('/api/admin/subscribers.csv', 'staff:customers.see'),
)
/** Forgets an address altogether: also that it has left, or never wanted to come. */
export const removeSubscriber = del<OneSubscriber, undefined>(
  '/api/admin/subscribers/{id}',
  'staff:customers.erase',
)
