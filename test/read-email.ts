import { emails } from '#server/app/modules.ts'
import { emailWords } from '#server/email-words/email-words.ts'
import { toHtml, toText } from '#server/platform/mail/layout.ts'
import { currentProfile } from '#server/settings/documents.ts'
import type { TestShop } from './create-test-shop.ts'

/**
 * An email as its reader gets it, from what a list of mails shows of it, with what differs in every run taken out; `isKept`: its
 * words stay in the outbox. `buttons`: how many ways on it offers as such.
 */
export async function readEmail({ shop }: TestShop, name: string, props: object) {
  const profile = await currentProfile(shop.db)
  const link = (path: string, secret?: string) =>
    `${shop.config.publicUrl}${path}${secret ? `#token=${secret}` : ''}`
  const email = emails.find((one) => one.name === name)
  // Each test gives the props of the email that it names.
  const composed = await email?.write(props as never, { shop, profile, link })
  if (!composed) throw new Error(`${name} has nothing to say.`)
  const words = emailWords(composed.language ?? 'en').layout
  const head = `Subject: ${composed.subject}\nPreview: ${composed.preview}`
  const text = `${head}\n\n${toText(composed, profile, words)}`
  const html = toHtml(composed, profile, words)
  const buttons = composed.blocks.filter(({ kind }) => kind === 'button').length
  return { text: masked(text), html: masked(html), isKept: composed.isSecret !== true, buttons }
}

/** Numbers and links that are new in every shop. */
const masked = (text: string) =>
  text
    .replace(/PAL-2026-\d{6}/g, 'PAL-2026-NUMBER')
    .replace(/\b(CN|RV|RF)-2526-\d{6}\b/g, '$1-2526-NUMBER')
    .replace(/T-\d{6}/g, 'T-NUMBER')
    .replace(/\/(orders?)\/[\w-]{22}/g, '/$1/TOKEN')
    .replace(/\/review\/\d+/g, '/review/LINE')
    .replace(/#token=[\w-]+/g, '#token=TOKEN')
    .replace(/complaint\/T-NUMBER\/[\w-]+/g, 'complaint/T-NUMBER/TOKEN')
    .replace(/GIFT-\d+/g, 'GIFT-NUMBER')
    .replace(/gift-card\/GIFT-NUMBER\/[\w-]+/g, 'gift-card/GIFT-NUMBER/TOKEN')
    .replace(/admin\/complaints\/\d+/g, 'admin/complaints/ID')
    .replace(/\b\d{3}-\d{3}\b/g, 'CODE')
    .replace(/my-data\/\d+/g, 'my-data/ID')
    .replace(/(newsletter\/\w+\/|saved-search\/hush\/)[\w-]+/g, '$1TOKEN')
    .replace(/\bT-\d{4}\b/g, 'T-CODE')
    .replace(/\bSC-[A-Z0-9]{8}\b/g, 'SC-CODE')
    .replace(/\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b(?:-[A-Z0-9]\b)?/g, 'SECRET')
    .replace(/saree-\d+/g, 'saree-N')
