import { randomBytes } from 'node:crypto'
import { pathIn } from '#domain/language.ts'
import { formatPaise } from '#domain/money.ts'
import { referenceCode } from '#domain/order.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { creditById, insertSecret, languageOfOrder } from '../queries.ts'

/** The code of a store credit and a secret, made when the email leaves: the outbox never holds it. */
export const storeCreditIssued = defineEmail<{ creditId: number }>(
  'store-credit-issued',
  async ({ creditId }, { shop, profile, link }) => {
    const credit = await creditById(shop.db.read, creditId)
    if (!credit || credit.balance_paise === 0) return null
    const left = formatPaise(credit.balance_paise)
    const language = await languageOfOrder(shop.db.read, credit.order_id)
    const words = emailWords(language).credits
    return {
      language,
      subject: words.subject(left),
      preview: words.preview(credit.code),
      title: words.title,
      blocks: [
        {
          kind: 'text',
          text: words.text(inert(credit.full_name), left),
        },
        {
          kind: 'facts',
          rows: [
            { label: words.code, value: credit.code, isStrong: true },
            { label: words.secret, value: await freshSecret(shop, credit.id), isStrong: true },
            { label: words.balance, value: left },
          ],
        },
        { kind: 'button', label: words.toCart, address: link(pathIn(language, '/cart')) },
        {
          kind: 'small',
          text: [words.expiry, ...(credit.user_id === null ? [] : [words.account])].join(' '),
        },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)

/** 80 bits that can be read out on the phone; the database keeps their hash. */
async function freshSecret(shop: Shop, creditId: number): Promise<string> {
  const secret = referenceCode('', randomBytes(16)).slice(1)
  await shop.db.write((tx) => insertSecret(tx, creditId, hashOf(secret), shop.now()))
  return (secret.match(/.{4}/g) ?? []).join('-')
}
