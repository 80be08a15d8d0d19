import { holdUntil } from '#domain/holds/hold.ts'
import { timeInIndia } from '#domain/india-time.ts'
import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../email-words/email-words.ts'
import type { Query } from '../platform/db/database.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import { holdLimits } from '../stock/limits.ts'
import { wordsIn } from '../translations/words-in.ts'
import {
  firstWaiting,
  freedProducts,
  leaveQueue,
  offerPiece,
  openOffer,
  sealOffer,
} from './waiting-queries.ts'

/** Whether a piece is free that somebody waits for. */
export const hasFreedPieces = async (shop: Shop) =>
  (await freedProducts(shop.db.read, shop.now())).length > 0

/** Offers every piece that came free to the first who waits for it, for two hours or as the owner says, then to the next. */
export async function offerFreedPieces(shop: Shop): Promise<void> {
  const freed = await freedProducts(shop.db.read, shop.now())
  for (const productId of freed) while (await offerOne(shop, productId));
}

/** False when nobody waits any more, or no piece is free. */
function offerOne(shop: Shop, productId: number): Promise<boolean> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    await lockProducts(tx, [productId])
    const next = await firstWaiting(tx, productId)
    if (!next) return false
    const holdId = await offerPiece(tx, productId, await offerUntil(tx, now), now)
    if (holdId === undefined) return false
    await leaveQueue(tx, next.id)
    await sendLater(tx, shop, {
      to: next.email,
      email: pieceIsFree,
      props: { holdId, language: next.language },
    })
    return true
  })
}

/** Tells that a piece is free; its private link is made now, so that its hours begin as it leaves. */
export const pieceIsFree = defineEmail<{ holdId: number; language?: Language }>(
  'piece-is-free',
  async ({ holdId, language = 'en' }, { shop, profile, link }) => {
    const now = shop.now()
    const offer = await openOffer(shop.db.read, holdId, now)
    if (!offer) return null
    const secret = newSecret()
    const until = await offerUntil(shop.db.read, now)
    await shop.db.write((tx) => sealOffer(tx, holdId, { hash: hashOf(secret), until }))
    const words = emailWords(language).holds
    const name = await nameOf(shop, language, offer)
    const text = words.text(name, timeInIndia(until, language))
    return {
      language,
      subject: words.subject(name),
      preview: text,
      title: words.title,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'button',
          label: words.toCart,
          address: link(pathIn(language, `/product/${offer.slug}`), secret),
        },
        {
          kind: 'small',
          text: words.alone,
        },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)

const offerUntil = async (read: Query, now: number) =>
  holdUntil('offer', now, (await holdLimits({ read })).lengths)

type Offered = { product_id: number; name: string }

/** The piece as the shop calls it in a language; English where nobody has said it. */
async function nameOf(shop: Shop, language: Language, { product_id, name }: Offered) {
  if (language === 'en') return name
  const words = await wordsIn(shop.db, language, { things: ['product'], ids: [product_id] })
  return words('product', product_id, 'name', name) ?? name
}
