import type { Generated } from 'kysely'
import type { CodOutcome } from '#domain/cod/cod-rules.ts'
import type { ComplaintOutcome } from '#domain/complaint.ts'
import type { Language } from '#domain/language.ts'
import type { DataRequestKind, DataRequestOutcome } from '#domain/privacy/data-request.ts'
import type { ConsentPurpose, Purpose, SubjectKind } from '#domain/privacy/purposes.ts'
import type { Bill, Section } from '#domain/tax/sale.ts'

// The tables of the law and of documents, as migrations 0040 and later ones made them.

type TaxRatesTable = {
  id: Generated<number>
  tax_class: string
  from_day: string
  to_day: string | null
  above_paise: number
  rate_bp: number
  source: Generated<string>
  is_disputed: Generated<number>
  note: Generated<string>
}

type BreachEmailsTable = {
  breach_id: number
  email: string
  words: string
  language: Generated<Language>
  sent_at: number
}

type LawNumbersTable = {
  name: string
  from_day: string
  to_day: string | null
  value: number
  unit: 'paise' | 'months' | 'days' | 'MMDD'
  source: Generated<string>
  note: Generated<string>
}

type TaxSettingsTable = {
  id: Generated<number>
  from_day: string
  value: string
  reason: Generated<string>
  user_id: number | null
  created_at: number
}

export type DocumentKind = Bill['kind'] | 'credit-note' | 'receipt-voucher' | 'refund-voucher'

type DocumentsTable = {
  id: Generated<number>
  series: string
  number: string
  kind: DocumentKind
  order_id: number | null
  of_document: number | null
  return_id: number | null
  issued_at: number
  day: string
  fy: string
  place: string | null
  supply: Bill['supply'] | null
  state_tax: Bill['stateTax']
  section: Section | null
  buyer_gstin: string | null
  seller: string
  buyer: string
  delivery: string
  terms: string
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
  total_paise: number
  discount_paise: number
  words: string
  cancelled_at: number | null
  cancel_reason: Generated<string>
  return_period: string | null
  keep_until: string
  pdf_hash: string | null
  created_by: number | null
}

type DocumentRowsTable = {
  id: Generated<number>
  document_id: number
  position: number
  kind: 'goods' | 'delivery' | 'fee'
  order_line_id: number | null
  of_row: number | null
  name: string
  code: Generated<string>
  hsn: Generated<string>
  unit: Generated<string>
  quantity: number
  rate_bp: number | null
  unit_paise: number
  gross_paise: number
  discount_paise: number
  net_paise: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
}

type ComplaintsTable = {
  ticket_id: number
  order_id: number | null
  order_named: Generated<string>
  photos: Generated<string>
  is_grievance_officer: Generated<0 | 1>
  received_at: number
  acknowledge_by: number
  acknowledged_at: number | null
  resolve_before: number
  resolved_at: number | null
  outcome: ComplaintOutcome | null
  outcome_words: Generated<string>
  reopened_at: number | null
  reminded_at: number | null
}

type ComplaintEventsTable = {
  id: Generated<number>
  ticket_id: number
  kind: 'received' | 'acknowledged' | 'answered' | 'resolved' | 'reopened'
  words: Generated<string>
  outcome: ComplaintOutcome | null
  user_id: number | null
  at: number
}

type NoticesTable = {
  id: Generated<number>
  purpose: Purpose
  version: number
  language: Language
  text: string
  from_at: number
  user_id: number | null
}

type ConsentsTable = {
  id: Generated<number>
  subject_kind: SubjectKind
  subject_key: string
  purpose: ConsentPurpose
  notice_version: number
  language: Language
  given_at: number
  withdrawn_at: number | null
  how: string
  proof: Generated<string>
}

type DataRequestsTable = {
  id: Generated<number>
  kind: DataRequestKind
  email: string
  language: Generated<Language>
  words: Generated<string>
  code_hash: Generated<string | null>
  code_expires_at: Generated<number | null>
  code_tries: Generated<number>
  secret_hash: Generated<string | null>
  asked_at: number
  contact_proved_at: Generated<number | null>
  goal_before: Generated<number | null>
  answer_before: Generated<number | null>
  answered_at: Generated<number | null>
  outcome: Generated<DataRequestOutcome | null>
  outcome_words: Generated<string>
  kept: Generated<string>
  user_id: Generated<number | null>
}

type RetentionTable = {
  kind: string
  basis: string
  keeps_days: number | null
  keeps_rule: string
  source: string
}

type LegalHoldsTable = {
  id: Generated<number>
  kind: string
  reason: string
  from_at: number
  user_id: number | null
  lifted_at: number | null
}

type BreachesTable = {
  id: Generated<number>
  noticed_at: number
  happened_from: number | null
  happened_to: number | null
  what: string
  kinds: Generated<string>
  people_count: number | null
  cert_in_before: number
  board_full_before: number
  cert_in_at: number | null
  board_first_at: number | null
  board_full_at: number | null
  people_told_at: number | null
  remedy: Generated<string>
  closed_at: number | null
  user_id: number | null
  created_at: number
}

type GstPeriodsTable = {
  period: string
  from_day: string
  to_day: string
  closed_at: number
  closed_by: number | null
  json_hash: string
  documents: number
  arn: Generated<string>
  filed_at: number | null
}

type ShippingBillsTable = {
  id: Generated<number>
  document_id: number
  number: string
  day: string
  port: string
  noted_at: number
  user_id: number | null
  return_period: Generated<string | null>
}

type CodRulesTable = {
  id: Generated<number>
  position: number
  is_active: Generated<number>
  pin_prefixes: Generated<string>
  min_paise: number | null
  max_paise: number | null
  category_ids: Generated<string>
  refusals_at_least: number | null
  is_new_buyer: number | null
  outcome: CodOutcome
  advance_percent: number | null
  advance_paise: number | null
  words: Generated<string>
}

type ComplianceWaiversTable = {
  period: string
  check_id: string
  words: string
  user_id: number | null
  created_at: number
}

export type LawTables = {
  compliance_waivers: ComplianceWaiversTable
  document_labels: { digest: string; labels: string }
  document_seals: { document_id: number; content: string; parties: string }
  gst_periods: GstPeriodsTable
  notices: NoticesTable
  consents: ConsentsTable
  data_requests: DataRequestsTable
  retention: RetentionTable
  breaches: BreachesTable
  breach_clocks: {
    name: string
    from_day: string
    hours: number
    source: Generated<string>
    note: Generated<string>
  }
  breach_emails: BreachEmailsTable
  legal_holds: LegalHoldsTable
  retention_sweeps: { id: Generated<number>; at: number; user_id: number | null; took: string }
  hsn_codes: { code: string; name: string }
  cod_rules: CodRulesTable
  door_refusals: { order_id: number; mobile: string; refused_at: number }
  complaints: ComplaintsTable
  complaint_events: ComplaintEventsTable
  complaint_links: { secret_hash: string; ticket_id: number; created_at: number }
  tax_classes: {
    code: string
    name: string
    unit: 'NOS' | 'NA'
    note: string
    hsn_chapters: Generated<string>
  }
  tax_rates: TaxRatesTable
  law_numbers: LawNumbersTable
  tax_settings: TaxSettingsTable
  documents: DocumentsTable
  shipping_bills: ShippingBillsTable
  document_rows: DocumentRowsTable
}
