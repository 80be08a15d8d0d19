import type { Generated } from 'kysely'

// The tables of the newsletter and of messages to the shop, as migration 0008 made them.

type SubscribersTable = {
  id: Generated<number>
  email: string
  email_key: string
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>
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

type TicketsTable = {
  id: Generated<number>
  name: string
  email: string
  email_key: string
  phone: Generated<string>
  message: string
  user_id: number | null
  status: Generated<'open' | 'answered' | 'closed'>
  created_at: number
  updated_at: number
}

export type ContactTables = {
  subscribers: SubscribersTable
  subscriber_tokens: SubscriberTokensTable
  tickets: TicketsTable
}
