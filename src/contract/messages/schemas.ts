import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  AnswerForm,
  KeptVideo,
  OneTicket,
  TicketMove,
  TicketPage,
  TicketQuery,
  TicketText,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import { MessageForm, MessageTaken, SentVideo, VideoLink } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  sendMessage: {
    summary: 'Writes to the shop; the answer names the ticket.',
    input: MessageForm,
    answer: MessageTaken,
    errors: [429],
  },
  listTickets: {
    summary: 'The messages to the shop, newest first.',
    input: TicketQuery,
    answer: TicketPage,
  },
  readTicket: {
    summary: 'A message with what the shop has answered.',
    input: OneTicket,
    answer: TicketText,
    errors: [404],
  },
  answerTicket: {
    summary: 'Answers a message by letter.',
    input: AnswerForm,
    answer: TicketText,
    errors: [404, 409],
  },
  keepVideo: {
    summary: 'Takes in a video that an answer is to bring: MP4, MOV or WebM, under `video`.',
    input: OneTicket,
    answer: KeptVideo,
    errors: [404, 415],
  },
  readVideo: {
    summary: 'What the link in the email of a video shows.',
    input: VideoLink,
    answer: SentVideo,
    errors: [404],
  },
  moveTicket: {
    summary: 'Closes a message, or opens it again.',
    input: TicketMove,
    answer: TicketText,
    errors: [404, 409],
  },
}
