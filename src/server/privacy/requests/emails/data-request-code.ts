import { codeLimits } from '#domain/privacy/data-request.ts'
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
    const code = await issueCode(shop, requestId)
    const shown = `${code.slice(0, 3)}-${code.slice(3)}`
    return {
      subject: `${shown} is your code for ${profile.name}`,
      preview: `It counts for ${codeLimits.minutes} minutes.`,
      title: 'Is this your address?',
      blocks: [
        {
          kind: 'text',
          text: `Somebody, we hope you, asked ${profile.name} about the data that we keep under this address. This code proves that it is yours:`,
        },
        { kind: 'facts', rows: [{ label: 'Code', value: shown, isStrong: true }] },
        { kind: 'button', label: 'Enter the code', address: link(`/my-data/${requestId}`) },
        {
          kind: 'small',
          text: `It counts for ${codeLimits.minutes} minutes. Give it to nobody: we never ask for it on the phone.`,
        },
      ],
      reason: 'If you did not ask for this, do nothing: nobody sees anything without the code.',
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
