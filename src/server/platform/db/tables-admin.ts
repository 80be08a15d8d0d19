import type { Generated } from 'kysely'

type AuditTable = {
  id: Generated<number>
  at: number
  user_id: number | null
  username: string
  address: Generated<string>
  action: string
  kind: string
  subject_id: number | null
  subject: Generated<string>
  before: string | null
  after: string | null
}

type BackupTable = { id: Generated<number>; taken_at: number; folder: string; bytes: number }

type OutcomesTable = {
  id: Generated<number>
  at: number
  event: 'order' | 'payment' | 'refund' | 'sign-in' | 'email'
  code: string
  request_id: string | null
  order_number: string | null
  ms: number
}

type SearchWordsTable = {
  id: Generated<number>
  said: string
  said_key: string
  meant: string
  created_at: number
  updated_at: number
}

type SearchLogTable = {
  day: string
  query: string
  language: string
  times: number
  found: number
  left_out: Generated<string>
}

type ApiTokensTable = {
  id: Generated<number>
  name: string
  token_hash: string
  ending: string
  scopes: string
  user_id: number
  created_at: number
  expires_at: number | null
  last_used_at: Generated<number | null>
}

export type AdminTables = {
  api_tokens: ApiTokensTable
  audit: AuditTable
  backups: BackupTable
  outcomes: OutcomesTable
  search_words: SearchWordsTable
  search_log: SearchLogTable
}
