import { z } from 'zod'
import { BuyerFile, BuyerNoteForm, BuyerPage, BuyerQuery, OneBuyer } from './buyers/types.ts'
import {
  AnswerForm,
  OneTicket,
  TicketMove,
  TicketPage,
  TicketQuery,
  TicketText,
} from './messages/admin-types.ts'
import { OneSubscriber, SubscriberPage, SubscriberQuery } from './newsletter/admin-types.ts'
import type * as endpoints from './people-endpoints.ts'
import type { SchemaTable } from './schemas.ts'
import { NewStaff, OneStaff, RoleForm, SignedOut, SignOutForm, StaffMember } from './staff/types.ts'

export const peopleSchemas: SchemaTable<typeof endpoints> = {
  listStaff: {
    summary: 'Everyone who works in the shop, the longest-serving first.',
    answer: z.array(StaffMember),
    errors: [401, 403],
  },
  addStaff: {
    summary: 'Gives a role to an account, which then has to choose a password for staff.',
    input: NewStaff,
    answer: StaffMember,
    errors: [400, 401, 403, 404, 409],
  },
  changeStaff: {
    summary: 'Gives somebody else another role; all their sessions end.',
    input: RoleForm,
    answer: StaffMember,
    errors: [400, 401, 403, 404, 409],
  },
  removeStaff: {
    summary: 'Takes the role of somebody else away; all their sessions end.',
    input: OneStaff,
    answer: z.undefined(),
    errors: [401, 403, 404, 409],
  },
  signOutSomebody: {
    summary: 'Signs an account out on all its devices.',
    input: SignOutForm,
    answer: SignedOut,
    errors: [400, 401, 403, 404],
  },
  signOutEverybody: {
    summary: 'Signs everybody out on all devices, but for the session that asks.',
    answer: SignedOut,
    errors: [401, 403],
  },
  listBuyers: {
    summary: 'Those who have ordered, with the number of their orders and what they spent.',
    input: BuyerQuery,
    answer: BuyerPage,
    errors: [400, 401, 403],
  },
  readBuyer: {
    summary: 'A buyer with orders, addresses and the notes of staff.',
    input: OneBuyer,
    answer: BuyerFile,
    errors: [401, 403, 404],
  },
  noteBuyer: {
    summary: 'Writes something down about a buyer, for staff alone.',
    input: BuyerNoteForm,
    answer: BuyerFile,
    errors: [400, 401, 403, 404],
  },
  dropBuyerNote: {
    summary: 'Deletes a note about a buyer.',
    input: OneBuyer,
    answer: z.undefined(),
    errors: [401, 403, 404],
  },
  listTickets: {
    summary: 'The messages to the shop, newest first.',
    input: TicketQuery,
    answer: TicketPage,
    errors: [400, 401, 403],
  },
  readTicket: {
    summary: 'A message with what the shop has answered.',
    input: OneTicket,
    answer: TicketText,
    errors: [401, 403, 404],
  },
  answerTicket: {
    summary: 'Answers a message by letter.',
    input: AnswerForm,
    answer: TicketText,
    errors: [400, 401, 403, 404],
  },
  moveTicket: {
    summary: 'Closes a message, or opens it again.',
    input: TicketMove,
    answer: TicketText,
    errors: [400, 401, 403, 404],
  },
  listSubscribers: {
    summary: 'Readers of the newsletter in every state, newest first.',
    input: SubscriberQuery,
    answer: SubscriberPage,
    errors: [400, 401, 403],
  },
  exportSubscribers: {
    summary: 'The confirmed readers of the newsletter as a CSV file.',
    answer: z.string(),
    errors: [401, 403],
  },
  removeSubscriber: {
    summary: 'Forgets an address of the newsletter.',
    input: OneSubscriber,
    answer: z.undefined(),
    errors: [401, 403, 404],
  },
}
