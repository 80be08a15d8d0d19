import type { CheckId } from '#domain/compliance/check.ts'
import type { Permission } from '#domain/permissions.ts'
import { adminCompliance } from '#web/words/en/admin/law/compliance.ts'

const { ways: labels } = adminCompliance

export type Way = { to: string; label: string; permission: Permission }

const ways = {
  law: { to: '/admin/settings/law', label: labels.law, permission: 'taxes.edit' },
  products: { to: '/admin/products', label: labels.products, permission: 'catalogue.edit' },
  documents: { to: '/admin/documents', label: labels.documents, permission: 'documents.see' },
  notes: {
    ...{ to: '/admin/documents?kind=credit-note', label: labels.documents },
    permission: 'documents.see',
  },
  sent: {
    ...{ to: '/admin/orders?state=shipped,delivered,returned', label: labels.orders },
    permission: 'orders.see',
  },
  toSend: {
    ...{ to: '/admin/orders?state=confirmed,packed,on_hold', label: labels.orders },
    permission: 'orders.see',
  },
  owed: { to: '/admin/orders?money=refund', label: labels.orders, permission: 'orders.refund' },
  books: { to: '/admin/books', label: labels.books, permission: 'documents.see' },
  complaints: {
    ...{ to: '/admin/complaints?state=red', label: labels.complaints },
    permission: 'complaints.answer',
  },
  privacy: { to: '/admin/privacy', label: labels.privacy, permission: 'privacy.answer' },
  retention: {
    ...{ to: '/admin/privacy/retention', label: labels.privacy },
    permission: 'breaches.edit',
  },
  payments: {
    ...{ to: '/admin/settings/payments', label: labels.payments },
    permission: 'settings.payments',
  },
} satisfies Record<string, Way>

/** Where each check is put right. */
export const wayOf: Record<CheckId, Way> = {
  ...{ C1: ways.law, C2: ways.law, C14: ways.law, C15: ways.law, C16: ways.law, C19: ways.law },
  ...{ C3: ways.products, C9: ways.products, C10: ways.products },
  ...{ C4: ways.documents, C5: ways.documents, C7: ways.notes, C21: ways.documents },
  ...{ C6: ways.sent, C12: ways.owed, C22: ways.toSend, C23: ways.toSend },
  ...{
    C8: ways.books,
    C20: ways.books,
    C11: ways.complaints,
    C13: ways.payments,
    C17: ways.privacy,
    C18: ways.retention,
  },
}
