import type * as adminCalls from '#contract/gift-cards/admin-calls.ts'
import type { CardChange } from '#contract/gift-cards/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { endOfCard } from '#domain/gift-cards/gift-card.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toRupees } from '#domain/money.ts'
import { type Actor, actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import { isAllowed } from '../platform/http/guard.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { cancelCard } from './cancel-card.ts'
import { issueCard, refuseTooLong } from './issue-card.ts'
import { makeCode } from './make-code.ts'
import { changeable, presentForStaff, presentHead } from './present.ts'
import { type CardRow, changeCard, endCodes, isBought, lockedCard } from './queries.ts'
import { refuseUnusable } from './refuse-unusable.ts'
import { emailCard } from './send-card.ts'
import { cardPage, issuedCard, leftOnCards, movesOf } from './staff-queries.ts'

const pageSize = 30
const unknown = () => new ShopError('no-such-gift-card')

export const giftCardAdminHandlers: Handlers<typeof adminCalls> = {
  async listGiftCards({ shop, c, input }) {
    const [page, now] = [input.page ?? 1, shop.now()]
    const { rows, total } = await cardPage(shop.db.read, input, { page, size: pageSize, now })
    const isShown = isAllowed(c.get('person'), 'figures.see')
    const balance = isShown ? toRupees(await leftOnCards(shop.db.read)) : null
    const items = rows.map((row) => presentHead(row, now))
    return { items, total, page, pages: pagesOf(total, pageSize), balance }
  },
  readGiftCard: ({ shop, input }) => shown(shop.db.read, shop, input.id),
  issueGiftCard: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const actor = actorOf(c)
      const id = await issueCard(tx, shop, input, actor.id)
      const { amount, paidBy = '', reason } = input
      const what = { action: 'create', kind: 'gift-card', id, subject: nameOf(id) } as const
      await record(tx, actor, shop.now(), { ...what, after: { amount, paidBy, reason } })
      return shown(tx, shop, id)
    }),
  changeGiftCard: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      await change(tx, shop, input, actorOf(c))
      return shown(tx, shop, input.id)
    }),
  cancelGiftCard: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const card = await locked(tx, input.id)
      if (await isBought(tx, card.id)) throw new ShopError('card-was-bought')
      const actor = actorOf(c)
      await cancelCard(tx, card, actor.id, shop.now())
      const { reason } = input
      await note(tx, shop, actor, card, { balance: 0, reason })
      return shown(tx, shop, card.id)
    }),
  emailGiftCard: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const card = await locked(tx, input.id)
      refuseUnusable(card, shop.now())
      if (card.recipient_email === '') throw new ShopError('card-without-email')
      await endCodes(tx, card.id)
      await emailCard(tx, shop, card)
      await note(tx, shop, actorOf(c), card, { emailed: true })
      return shown(tx, shop, card.id)
    }),
  freshGiftCardCode: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const card = await locked(tx, input.id)
      refuseUnusable(card, shop.now())
      await endCodes(tx, card.id)
      const code = await makeCode(tx, card.id, shop.now())
      await note(tx, shop, actorOf(c), card, { newCode: true })
      return { code }
    }),
}

/** What the log calls a card: its code is nobody's to read there, not even in part. */
const nameOf = (id: number) => `#${id}`

async function locked(tx: Query, id: number): Promise<CardRow> {
  const card = await lockedCard(tx, id)
  if (!card) throw unknown()
  return card
}

const note = (tx: Query, shop: Shop, actor: Actor, { id }: CardRow, after: object) =>
  record(tx, actor, shop.now(), {
    ...{ action: 'update', kind: 'gift-card', id, subject: nameOf(id), after },
  })

/** Blocks a card or lets it pay again, and gives it more time; never less than its holder was promised. */
async function change(tx: Query, shop: Shop, form: CardChange, actor: Actor) {
  const now = shop.now()
  const card = await locked(tx, form.id)
  const before = changeable(card)
  refuseOutdated(form.version, before)
  const { isBlocked, lastDay, reason } = form
  if (lastDay < before.lastDay) throw new ShopError('card-not-shortened', { at: 'lastDay' })
  if (lastDay > before.lastDay) refuseTooLong(lastDay, now)
  await changeCard(tx, card.id, {
    ...{ state: isBlocked ? 'blocked' : 'active', expires_at: endOfCard(lastDay) },
  })
  const what = {
    action: 'update',
    kind: 'gift-card',
    id: card.id,
    subject: nameOf(card.id),
  } as const
  await record(tx, actor, now, { ...what, before, after: { isBlocked, lastDay, reason } })
}

async function shown(db: Query, shop: Shop, id: number) {
  const row = await issuedCard(db, id)
  if (!row) throw unknown()
  return presentForStaff(row, await movesOf(db, id), shop.now())
}
