import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { DeliveryState, IssueState } from '#domain/newsletter/issue.ts'

// The tables of the newsletter, of messages to the shop and of notes on buyers, as migrations 0008, 0011 and 0218 made them.

type SubscribersTable = {
  id: Generated<number>
  email: string
  email_key: string
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>
  language: Generated<Language>
  asked_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
  created_at: number
  updated_at: number
}

type SubscriberTokensTable = {
  token_hash: string
  subscriber_id: number
  purpose: 'confirm' | 'unsubscribe'
  created_at: number
  expires_at: number | null
}

type NewsletterIssuesTable = {
  id: Generated<number>
  subject: string
  preview: Generated<string>
  content: string
  picture: Generated<string>
  picture_alt: Generated<string>
  product_ids: Generated<string>
  state: Generated<IssueState>
  send_at: number | null
  started_at: number | null
  ended_at: number | null
  totals: string | null
  left_count: Generated<number>
  created_at: number
  updated_at: number
}

type NewsletterDeliveriesTable = {
  id: Generated<number>
  issue_id: number
  subscriber_id: number | null
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_at: Generated<number>
  last_error: Generated<string>
  settled_at: number | null
}

type NewsletterPaceTable = {
  id: number
  turn: number
  next_at: number
  away: number
  last_error: string
}

type TicketsTable = {
  id: Generated<number>
  name: string
  email: string
  email_key: string
  phone: Generated<string>
  message: string
  user_id: number | null
  /** The saree that it is about, where it was asked from its page. */
  product_id: Generated<number | null>
  language: Generated<Language>
  status: Generated<'open' | 'answered' | 'closed'>
  created_at: number
  updated_at: number
}

type TicketAnswersTable = {
  id: Generated<number>
  ticket_id: number
  words: string
  /** Of a video, or ''. */
  link: Generated<string>
  user_id: number | null
  created_at: number
}

type BuyerNotesTable = {
  id: Generated<number>
  mobile: string
  words: string
  user_id: number | null
  created_at: number
}

type AnswerVideosTable = {
  id: Generated<number>
  ticket_id: number | null
  answer_id: number | null
  user_id: number
  file: string
  type: string
  bytes: number
  ends_at: number
  created_at: number
}

type AnswerVideoLinksTable = { token_hash: string; video_id: number; created_at: number }

export type ContactTables = {
  answer_videos: AnswerVideosTable
  answer_video_links: AnswerVideoLinksTable
  buyer_notes: BuyerNotesTable
  ticket_answers: TicketAnswersTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
  newsletter_pace: NewsletterPaceTable
  subscribers: SubscribersTable
  subscriber_tokens: SubscriberTokensTable
  tickets: TicketsTable
}
