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

export type WorkshopTables = { audit: AuditTable; backups: BackupTable; outcomes: OutcomesTable }
