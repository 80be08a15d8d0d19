import type { CodeOf } from './sentence.ts'

/** What the audit log says in words of the shop's own instead of a name, in English, as its rows keep it. */
export const auditSubjects = {
  'sent-again': 'sent again',
  'orders-looked-after': 'missing orders looked after',
  'everybody-signed-out': 'everybody signed out on all devices',
  'account-signed-out': ({ id }: { id: string }) => `signed out on all devices (account ${id})`,
  'note-added': ({ id }: { id: string }) => `note added (customer ${id})`,
  'note-deleted': ({ id }: { id: string }) => `note ${id} deleted`,
  'from-day': ({ id }: { id: string }) => `from ${id}`,
  'emails-sent': ({ id }: { id: string }) => `${id} emails`,
  holds: 'Holds',
  payments: 'Payments',
  statement: 'Bank statement',
  remittance: 'COD remittance',
  'cash-on-delivery': 'Cash on delivery',
  sweep: 'sweep',
  opening: 'opening',
  display: 'display',
  'stock-marks': 'stock-marks',
  announcements: 'announcements',
  menus: 'menus',
  delivery: 'delivery',
  'carrier-choices': 'carrier-choices',
  'gift-card-sale': 'gift-card-sale',
  'newsletter-speed': 'newsletter-speed',
  'tried-order': 'tried-order',
  'carrier-own': 'carrier own',
  'carrier-india-post': 'carrier india-post',
  'carrier-shiprocket': 'carrier shiprocket',
  'pages-purged': 'kept pages dropped',
  'pages-rebuilt': 'kept pages made anew',
  profile: 'profile',
}

export type AuditSubjects = typeof auditSubjects

/** A document of the settings: what its entries are called is its name, and said in words. */
export type DocumentName = 'profile' | SubjectOf<'settings'>
type SubjectOf<Kind> = {
  [Code in keyof typeof saidOf]: (typeof saidOf)[Code] extends Kind ? Code : never
}[keyof typeof saidOf]

/** Which kind of entry says so: a saree may be called Payments. */
const saidOf = {
  'sent-again': 'mail',
  'orders-looked-after': 'integrity',
  'everybody-signed-out': 'staff',
  'account-signed-out': 'staff',
  'note-added': 'buyer',
  'note-deleted': 'buyer',
  'from-day': 'taxes',
  'emails-sent': 'breach',
  holds: 'settings',
  payments: 'payments',
  statement: 'payments',
  remittance: 'payments',
  'cash-on-delivery': 'cod-rules',
  sweep: 'retention',
  opening: 'settings',
  display: 'settings',
  'stock-marks': 'settings',
  announcements: 'settings',
  menus: 'settings',
  delivery: 'settings',
  'carrier-choices': 'settings',
  'gift-card-sale': 'settings',
  'newsletter-speed': 'settings',
  'tried-order': 'settings',
  'carrier-own': 'settings',
  'carrier-india-post': 'settings',
  'carrier-shiprocket': 'settings',
  'pages-purged': 'settings',
  'pages-rebuilt': 'settings',
  profile: 'profile',
} as const satisfies Record<keyof AuditSubjects, string>

/** The code of a subject as it was kept; null where it is a name, a number or a title, which is shown as it is. */
export function readSubject(kind: string, subject: string): CodeOf<AuditSubjects> | null {
  const [id = ''] = /\d[\d-]*/.exec(subject) ?? []
  for (const [code, says] of Object.entries(auditSubjects)) {
    if (saidOf[code as keyof AuditSubjects] !== kind) continue // Its own keys.
    const isSaid = (typeof says === 'string' ? says : says({ id })) === subject
    if (isSaid) return { code, params: { id } } as CodeOf<AuditSubjects> // One of the union: its code says so.
  }
  return null
}
