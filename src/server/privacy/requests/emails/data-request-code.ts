import { pathIn } from '#domain/language.ts'
import { codeLimits } from '#domain/privacy/data-request.ts'
import { emailWords } from '../../../email-words/email-words.ts'
import { defineEmail } from '../../../platform/mail/email.ts'
import { newCode } from '../../../platform/secret.ts'
import type { Shop } from '../../../platform/shop.ts'
import { codeHash } from '../code-hash.ts'
import { requestById, updateRequest } from '../queries.ts'

/** The code that proves an address; made when the email leaves, so that the outbox never holds it. */
export const dataRequestCode = defineEmail<{ requestId: number }>(
  'data-request-code',
  async ({ requestId }, { shop, profile, link }) => {
    const row = await requestById(shop.db.read, requestId)
    if (!row || row.contact_proved_at !== null) return null
    const { language } = row
    const words = emailWords(language).dataRequests.code
    const code = await issueCode(shop, requestId)
    const shown = `${code.slice(0, 3)}-${code.slice(3)}`
    const lasts = words.lasts(codeLimits.minutes)
    return {
      language,
      subject: words.subject(shown, profile.name),
      preview: lasts,
      title: words.title,
      blocks: [
        { kind: 'text', text: words.text(profile.name) },
        { kind: 'facts', rows: [{ label: words.label, value: shown, isStrong: true }] },
        {
          kind: 'button',
          label: words.enter,
          address: link(pathIn(language, `/my-data/${requestId}`)),
        },
        { kind: 'small', text: `${lasts} ${words.secret}` },
      ],
      reason: words.reason,
      isSecret: true,
    }
  },
)

async function issueCode(shop: Shop, requestId: number): Promise<string> {
  const code = newCode()
  await shop.db.write((tx) =>
    updateRequest(tx, requestId, {
      ...{ code_hash: codeHash(requestId, code), code_tries: 0 },
      code_expires_at: shop.now() + codeLimits.minutes * 60_000,
    }),
  )
  return code
}
