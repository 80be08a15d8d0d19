import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Role } from '#domain/permissions.ts'

// The tables of accounts, jobs and mails, as migrations 0003, 0004, 0019 and 0080 made them.

type UsersTable = {
  id: Generated<number>
  username: string
  username_key: string
  email: string
  email_key: string
  /** Null only where a release without skeletons has written the row. */
  username_skeleton: string | null
  email_skeleton: string | null
  password_hash: string
  role: Role | null
  email_confirmed_at: number | null
  must_change_password: Generated<number>
  /** 1 while it is one that somebody else has made. */
  password_given: Generated<number>
  admin_language: Generated<string>
  terms_accepted_at: number | null
  passkey_handle: string | null
  created_at: number
  updated_at: number
  erased_at: number | null
}

type SessionsTable = {
  id: Generated<number>
  token_hash: string
  user_id: number
  is_remembered: number
  device: string
  created_at: number
  last_seen_at: number
  expires_at: number
  is_by_passkey: Generated<number>
}

type AccountTokensTable = {
  token_hash: string
  user_id: number
  purpose: 'reset-password' | 'confirm-email' | 'change-email'
  email: string
  created_at: number
  expires_at: number
}

type SecondFactorsTable = {
  user_id: number
  secret: string
  confirmed_at: number | null
  last_step: Generated<number>
  created_at: number
}

type JobsTable = {
  id: Generated<number>
  kind: string
  payload: string
  priority: number
  status: Generated<'waiting' | 'running' | 'dead'>
  run_at: number
  attempts: Generated<number>
  max_attempts: number
  leased_until: Generated<number>
  last_error: string | null
  created_at: number
}

type MailsTable = {
  id: Generated<number>
  once_key: string | null
  message_id: string
  recipient: string
  letter: string
  props: string
  status: Generated<'waiting' | 'sent' | 'kept' | 'failed'>
  subject: Generated<string>
  html: Generated<string>
  body: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  created_at: number
  sent_at: number | null
}

type SavedAddressesTable = {
  id: Generated<number>
  user_id: number
  address: string
  is_default: Generated<number>
  created_at: number
  updated_at: number
}

type SavedSearchesTable = {
  id: Generated<number>
  user_id: number
  name: string
  query: string
  language: Language
  is_told: Generated<number>
  told_at: number
  created_at: number
}

type SignInCodesTable = {
  id: Generated<number>
  ticket_hash: string
  email: string
  code_hash: string | null
  code_expires_at: number | null
  tries: Generated<number>
  created_at: number
  expires_at: number
}

type PasskeysTable = {
  id: Generated<number>
  user_id: number
  credential_id: string
  public_key: string
  algorithm: number
  sign_count: number
  name: string
  created_at: number
  last_used_at: number | null
}

type TextMessagesTable = {
  id: Generated<number>
  recipient: string
  kind: string
  props: string
  status: 'waiting' | 'handed' | 'sent' | 'kept' | 'failed' | 'unclear'
  body: Generated<string>
  attempts: Generated<number>
  last_error: Generated<string>
  created_at: number
  sent_at: number | null
}

type MobileCodesTable = {
  id: Generated<number>
  ticket_hash: string
  user_id: number | null
  mobile: string
  code_hash: string | null
  code_expires_at: number | null
  tries: Generated<number>
  created_at: number
  expires_at: number
}

export type AccountTables = {
  users: UsersTable
  sessions: SessionsTable
  account_tokens: AccountTokensTable
  sign_in_codes: SignInCodesTable
  second_factors: SecondFactorsTable
  passkeys: PasskeysTable
  spent_challenges: { challenge_hash: string; expires_at: number }
  recovery_codes: { user_id: number; code_hash: string; created_at: number }
  saved_addresses: SavedAddressesTable
  saved_searches: SavedSearchesTable
  saved_search_links: { token_hash: string; search_id: number; created_at: number }
  known_places: { user_id: number; place_hash: string; seen_at: number }
  rate_limits: { key: string; count: number; ends_at: number }
  jobs: JobsTable
  schedules: { name: string; next_at: number }
  mails: MailsTable
  text_messages: TextMessagesTable
  notice_mobiles: { user_id: number; mobile: string; confirmed_at: number }
  account_mobiles: { user_id: number; mobile: string; confirmed_at: number; proved_at: number }
  mobile_codes: MobileCodesTable
}
