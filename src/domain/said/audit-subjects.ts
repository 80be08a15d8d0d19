import type { Language } from '#domain/language.ts'
import type { DataRequestKind } from '#domain/privacy/data-request.ts'
import type { Purpose } from '#domain/privacy/purposes.ts'
import type { AuditKind } from './audit-kinds.ts'
import type { CodeOf, Sentences } from './sentence.ts'

/** What the audit log says in words of the shop's own instead of a name, in English, as its rows keep it. */
export const auditSubjects = {
  'sent-again': 'sent again',
  'orders-looked-after': 'missing orders looked after',
  'everybody-signed-out': 'everybody signed out on all devices',
  'account-signed-out': ({ id }: { id: string }) =>
    `signed out on all devices (account ${id})` as const,
  'note-added': ({ id }: { id: string }) => `note added (customer ${id})` as const,
  'note-deleted': ({ id }: { id: string }) => `note ${id} deleted` as const,
  'from-day': ({ id }: { id: string }) => `from ${id}` as const,
  'emails-sent': ({ id }: { id: string }) => `${id} emails` as const,
  holds: 'Holds',
  payments: 'Payments',
  statement: 'Bank statement',
  remittance: 'COD remittance',
  'cash-on-delivery': 'Cash on delivery',
  sweep: 'sweep',
  opening: 'opening',
  display: 'display',
  'stock-marks': 'stock-marks',
  profile: 'profile',
  delivery: 'delivery',
  carrier: ({ id }: { id: string }) => `carrier ${id}` as const,
  'carrier-choices': 'carrier-choices',
  announcements: 'announcements',
  menus: 'menus',
  'newsletter-speed': 'newsletter-speed',
  'gift-card-sale': 'gift-card-sale',
  'tried-order': 'tried-order',
  'pages-dropped': 'kept pages dropped',
  'pages-renewed': 'kept pages made anew',
} as const satisfies Sentences

export type AuditSubjects = typeof auditSubjects

type SaidIn<Says> = Says extends string
  ? Says
  : Says extends (of: never) => infer Text
    ? Text
    : never
/** What the shop calls entries in words of its own. */
export type OwnSubject = SaidIn<AuditSubjects[keyof AuditSubjects]>
/** What is named where it is at home: purposes, requests and languages. */
type NamedElsewhere = Purpose | DataRequestKind | Language

/** What an entry is called: a name that somebody gave, none, or one of these; other words of the code's own do not compile. */
export type Subject<Text extends string> = string extends Text
  ? Text
  : Text extends OwnSubject | NamedElsewhere | ''
    ? Text
    : never

/** Which kind of entry says so: a saree may be called Payments. */
const saidOf: Record<keyof AuditSubjects, AuditKind> = {
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
  profile: 'profile',
  delivery: 'settings',
  carrier: 'settings',
  'carrier-choices': 'settings',
  announcements: 'settings',
  menus: 'settings',
  'newsletter-speed': 'settings',
  'gift-card-sale': 'settings',
  'tried-order': 'settings',
  'pages-dropped': 'settings',
  'pages-renewed': 'settings',
}

/** The code of a subject as it was kept; null where it is a name, a number or a title, which is shown as it is. */
export function readSubject(kind: string, subject: string): CodeOf<AuditSubjects> | null {
  const id = /\d[\d-]*/.exec(subject)?.[0] ?? subject.split(' ').at(-1) ?? ''
  for (const [code, says] of Object.entries(auditSubjects)) {
    if (saidOf[code as keyof AuditSubjects] !== kind) continue // Its own keys.
    const isSaid = (typeof says === 'string' ? says : says({ id })) === subject
    if (isSaid) return { code, params: { id } } as CodeOf<AuditSubjects> // One of the union: its code says so.
  }
  return null
}
