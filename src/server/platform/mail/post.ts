import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'
import { openSmtp } from './smtp.ts'

/** A letter as it leaves: one person to one person. */
export type Message = {
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

/** Where letters go: out by SMTP, or onto the shelf where the owner reads them at /admin. */
export type Post = {
  send(message: Message): Promise<'sent' | 'kept'>
  close(): void
}

const posts = new WeakMap<Config, Post>()

/** The post of this shop: SMTP where SMTP_URL names a server, else the shelf. */
export function postOf(shop: Shop): Post {
  const { config } = shop
  const known = posts.get(config)
  if (known) return known
  const post = config.smtpUrl ? openSmtp(config.smtpUrl) : shelf
  posts.set(config, post)
  return post
}

/** Keeps every letter in the outbox, so that all of it works on a machine without a mail server. */
const shelf: Post = { send: async () => 'kept', close: () => undefined }
