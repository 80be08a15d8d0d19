import type { SubscribeForm } from '#contract/newsletter/types.ts'
import { ShopError } from '#domain/errors.ts'
import { endConsents } from '../consents/queries.ts'
import { recordConsent, subscriber } from '../consents/record-consent.ts'
import { countTry } from '../platform/http/rate-limit.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { hashOf } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { subscriptionToConfirm } from './emails/confirm-subscription.ts'
import { askFor, markConfirmed, markUnsubscribed, subscriberOf } from './queries.ts'

const minuteMs = 60_000
/** Nobody gets more than one email in ten minutes, however often their address is entered. */
const pauseMs = 10 * minuteMs
const perNetwork = { name: 'newsletter', most: 20, windowMs: 60 * minuteMs }

/** Asks an address to confirm by email; what is answered never says whether it is known already. */
export async function subscribe(
  shop: Shop,
  { email, language = 'en' }: SubscribeForm,
  network: string,
): Promise<void> {
  await countTry(shop, [{ limit: perNetwork, subject: network }])
  await shop.db.write(async (tx) => {
    const id = await askFor(tx, { email, language, now: shop.now(), pauseMs })
    if (id === undefined) return
    await sendLater(tx, shop, {
      to: email,
      email: subscriptionToConfirm,
      props: { subscriberId: id },
    })
  })
}

/** Confirms by the link of an email; a second click says the same. */
export async function confirmSubscription(shop: Shop, token: string): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    const id = await subscriberOf(tx, hashOf(token), 'confirm', now)
    if (id === undefined) throw new ShopError('confirm-link-over')
    const agreed = await markConfirmed(tx, id, now)
    if (!agreed) return
    await recordConsent(tx, now, {
      ...{ subject: subscriber(agreed.email), purpose: 'newsletter', language: agreed.language },
      ...{
        readAt: agreed.asked_at,
        how: 'email-link',
        proof: 'Confirmed by the link of an email.',
      },
    })
  })
}

/** Ends it by the link that every email carries; a second click says the same. */
export async function unsubscribe(shop: Shop, token: string): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    const id = await subscriberOf(tx, hashOf(token), 'unsubscribe', now)
    if (id === undefined) throw new ShopError('unknown-link')
    const email = await markUnsubscribed(tx, id, now)
    if (email) await endConsents(tx, subscriber(email), ['newsletter'], now)
  })
}
