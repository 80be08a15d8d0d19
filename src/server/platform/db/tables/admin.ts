import type { Generated } from 'kysely'
import type { BulkAction } from '#domain/bulk/bulk-change.ts'
import type { PriceEnding } from '#domain/bulk/changed-price.ts'
import type { AlertKind, AlertWay } from '#domain/work/alerts.ts'

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

type WebhooksTable = {
  id: Generated<number>
  url: string
  events: string
  secret: string
  failures: Generated<number>
  disabled_at: Generated<number | null>
  first_event: number
  first_audit: number
  seen_event: number
  seen_audit: number
  created_at: number
}

type WebhookDeliveriesTable = {
  id: Generated<number>
  webhook_id: number
  event: string
  source: 'order' | 'product' | 'test'
  source_id: number | null
  body: string
  state: Generated<'waiting' | 'done' | 'failed'>
  attempts: Generated<number>
  status: Generated<number | null>
  error: Generated<string>
  created_at: number
  tried_at: Generated<number | null>
}

type BulkChangesTable = {
  id: Generated<number>
  at: number
  username: string
  action: BulkAction
  products: number
  undone_at: Generated<number | null>
}

type BulkChangeRowsTable = { bulk_id: number; product_id: number; before: string; after: string }

type PriceListsTable = {
  id: Generated<number>
  name: string
  percent: number
  ending: PriceEnding
  starts_at: number
  ends_at: number | null
  state: Generated<'planned' | 'running' | 'over' | 'cancelled'>
  products: number
  username: string
  created_at: number
}

type PriceListProductsTable = {
  list_id: number
  product_id: number
  before: string | null
  after: string | null
}

type ProductCostsTable = {
  id: Generated<number>
  product_id: number
  purchase_paise: number | null
  other_paise: number
  since_at: number
  created_at: number
  user_id: number | null
  username: string
}

type AlertChoicesTable = {
  user_id: number
  email: string
  text_kinds: string
  browser: string
  quiet_from: number | null
  quiet_until: number | null
  updated_at: number
}

type StaffAlertsTable = {
  id: Generated<number>
  user_id: number
  way: AlertWay
  kind: AlertKind
  subject_id: number
  name: string
  happened_at: number
  due_at: number
  told_at: number | null
}

export type AdminTables = {
  alert_choices: AlertChoicesTable
  staff_alerts: StaffAlertsTable
  alert_watch: { id: number; seen_at: number; seen_event: number; seen_stock: number }
  product_costs: ProductCostsTable
  price_lists: PriceListsTable
  price_list_products: PriceListProductsTable
  bulk_changes: BulkChangesTable
  bulk_change_rows: BulkChangeRowsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  api_tokens: ApiTokensTable
  audit: AuditTable
  backups: BackupTable
  outcomes: OutcomesTable
  search_words: SearchWordsTable
  search_log: SearchLogTable
}
