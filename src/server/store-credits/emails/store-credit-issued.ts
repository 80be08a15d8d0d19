import { randomBytes } from 'node:crypto'
import { formatPaise } from '#domain/money.ts'
import { referenceCode } from '#domain/order.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { creditById, insertSecret } from '../queries.ts'

/** The code of a store credit and a secret, made when the email leaves: the outbox never holds it. */
export const storeCreditIssued = defineEmail<{ creditId: number }>(
  'store-credit-issued',
  async ({ creditId }, { shop, profile, link }) => {
    const credit = await creditById(shop.db.read, creditId)
    if (!credit || credit.balance_paise === 0) return null
    const left = formatPaise(credit.balance_paise)
    const account = 'You can also sign in: your account has it already.'
    return {
      subject: `Your store credit of ${left}`,
      preview: `Enter ${credit.code} in your cart. It does not expire.`,
      title: 'Your store credit is ready',
      blocks: [
        {
          kind: 'text',
          text: `Dear ${inert(credit.full_name)}, you have ${left} of store credit. Enter the code and the secret in your cart, and the amount comes off what you pay.`,
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Code', value: credit.code, isStrong: true },
            { label: 'Secret', value: await freshSecret(shop, credit.id), isStrong: true },
            { label: 'Balance', value: left },
          ],
        },
        { kind: 'button', label: 'Go to your cart', address: link('/cart') },
        {
          kind: 'small',
          text: [
            'It does not expire, and you can use it in parts. If you would rather have the rest as money, reply to this email.',
            ...(credit.user_id === null ? [] : [account]),
          ].join(' '),
        },
      ],
      reason: `You get this email because you chose store credit for a return to ${profile.name}.`,
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
