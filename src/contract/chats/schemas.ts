import { StaffOrder } from '../orders/admin-types.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  ChatOrder,
  ChatOrderForm,
  ChatQuery,
  OneChat,
  OneStaffChat,
  StaffChat,
  StaffChatPage,
  StartedChat,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  startChat: {
    summary:
      'Keeps the cart as a draft to be talked over on WhatsApp, its pieces for 24 hours or as the owner says.',
    answer: StartedChat,
    errors: [409, 429],
  },
  getChat: {
    summary: 'A draft as its private link shows it.',
    input: OneChat,
    answer: ChatOrder,
    errors: [404],
  },
  listChats: {
    summary: 'The inbox of carts that are talked over on WhatsApp.',
    input: ChatQuery,
    answer: StaffChatPage,
  },
  orderChat: {
    summary: 'Turns what was talked over into an order, at the prices that the chat named.',
    input: ChatOrderForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  releaseChat: {
    summary: 'Gives the pieces of a draft free.',
    input: OneStaffChat,
    answer: StaffChat,
    errors: [404, 409],
  },
  takeChat: {
    summary:
      'Staff look after a draft: whatever of it is free is kept for 24 hours or as the owner says.',
    input: OneStaffChat,
    answer: StaffChat,
    errors: [404, 409],
  },
}
