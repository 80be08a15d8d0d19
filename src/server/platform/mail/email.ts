import type { ShopProfile } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import type { Shop } from '../shop.ts'

/** A part of an email; the layout shows each one in HTML and in the plain twin. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; address: string }
  | { kind: 'link'; label: string; address: string }
  | { kind: 'facts'; rows: { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'items'; items: Item[] }
  | { kind: 'small'; text: string }
  | { kind: 'picture'; address: string; alt: string; width: number; height: number }
  /** Sanitised HTML with styles of its own (rich-text.ts), and the same without any. */
  | { kind: 'rich'; html: string; text: string; isEnglish?: boolean }

type Item = {
  name: string
  description?: string
  note?: string
  amount?: string
  picture?: string
  address?: string
  /** Which of name and description are English in an email of another language. */
  inEnglish?: string[]
}

/** What an email says, before it has a dress. */
export type Composed = {
  /** English, where it is left out. */
  language?: Language
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Why this person gets this email: the last line. */
  reason: string
  /** One-click unsubscribe (RFC 8058), for emails that nobody has to get. */
  unsubscribe?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  /** True when the email holds a personal link: its words are not kept once it is sent. */
  isSecret?: boolean
}

/** What an email may ask of the shop while it is written. */
export type EmailContext = {
  shop: Shop
  profile: ShopProfile
  /** The whole address of a page; a secret goes behind the #, where no server and no log sees it. */
  link: (path: string, secret?: string) => string
}

/** Writes an email when it is about to leave; null when it has lost its point. */
export type WriteEmail<Props> = (props: Props, context: EmailContext) => Promise<Composed | null>

/** A kind of email: the name under which it waits in the outbox, and who writes it when it is about to leave. */
export type Email<Props> = { name: string; write: WriteEmail<Props> }

export const defineEmail = <Props>(name: string, write: WriteEmail<Props>): Email<Props> => ({
  name,
  write,
})

/** What the layout itself says. */
export type LayoutWords = { orOpen: string; unsubscribe: string }
