import type { CheckId, Verdict } from '#domain/compliance/check.ts'
import * as ofDocuments from '#domain/compliance/document-checks.ts'
import * as ofOrders from '#domain/compliance/order-checks.ts'
import * as ofProducts from '#domain/compliance/product-checks.ts'
import { noneFound } from '#domain/compliance/sentences/parts.ts'
import * as ofShop from '#domain/compliance/shop-checks.ts'
import { yearOfNumber } from '#domain/documents/document-number.ts'
import { financialYearStart, startOfDay } from '#domain/india-day.ts'
import { toPaise } from '#domain/money.ts'
import { gapsOf } from '#domain/tax/price-gap.ts'
import { taxClasses } from '../catalog/law-queries.ts'
import { changedDocuments } from '../documents/seal.ts'
import { turnoverOf as turnoverBetween } from '../documents/turnover-queries.ts'
import { paymentSettings } from '../payment-methods/settings.ts'
import { isPlaceholder, readLaw, retentionOn } from '../tax/read-law.ts'
import { lastSwept, outdatedConsents } from './consent-queries.ts'
import * as documents from './document-queries.ts'
import { lawGaps } from './law-queries.ts'
import { type Look, lastPeriod } from './look.ts'
import * as orders from './order-queries.ts'
import * as products from './product-queries.ts'

/** Of so many documents what they say is held against their seals; all of those of a return. */
const mostSeals = 1000

type Checks = Record<CheckId, (at: Look) => Verdict | Promise<Verdict>>

/** What is looked at, and the rule that judges it (domain/compliance). */
export const checks: Checks = {
  C1: ({ settings }) => ofShop.whoSells(settings),
  C2: ({ settings, shop }) =>
    ofShop.gstinFits(settings, isPlaceholder(settings?.gstin ?? ''), shop.config.seedDemo),
  async C3({ shop, db, settings }) {
    const { codes } = await products.goodsOnSale(shop.db)
    const found = products.faultyCodes(codes, await taxClasses(db))
    return ofProducts.codesOfGoods(registrationOf(settings), found)
  },
  async C4({ db, today }) {
    const first = financialYearStart(today)
    const years = [first - 1, first].map((year) => yearOfNumber(startOfDay(`${year}-04-01`)))
    return ofDocuments.seriesWhole(await documents.seriesOfYears(db, years))
  },
  async C5({ db, sums, days, isOfReturn }) {
    const newest = isOfReturn ? days : { newest: mostSeals }
    const changed = await changedDocuments(db, newest)
    const found = { count: changed.length, first: changed[0] ?? '' }
    return ofDocuments.documentsAddUp((await sums()).wrong, found)
  },
  C6: async ({ db, days }) =>
    ofDocuments.ordersAndDocuments(
      await documents.unbilledOrders(db),
      await documents.documentsWithoutOrder(db, days),
    ),
  C7: async ({ db, days, today }) =>
    ofDocuments.notesInTime(await documents.lateNotes(db, days, await retentionOn(db, today))),
  C8: async ({ sums }) => ofDocuments.returnAgrees(await sums()),
  async C9({ shop, db, settings, today }) {
    const { taxRates } = await readLaw(db)
    const { inGap } = await products.goodsOnSale(shop.db)
    const found = []
    for (const taxClass of new Set(taxRates.map((rate) => rate.taxClass)))
      for (const gap of gapsOf(taxRates, taxClass, today))
        found.push({ gap, found: await inGap(taxClass, gap) })
    return ofProducts.pricesInGaps(registrationOf(settings), found)
  },
  C10: async ({ shop }) => ofProducts.labelled((await products.goodsOnSale(shop.db)).labels),
  C11: async ({ db, now }) => ofOrders.complaintsInTime(await orders.complaintClocks(db, now)),
  async C12({ db, now, numbers }) {
    const days = numbers.get('refund-days') ?? 7
    return ofOrders.refundsInTime(await orders.owedSince(db, now - days * 86_400_000), days)
  },
  C13: async ({ shop }) => ofShop.codFee(toPaise((await paymentSettings(shop.db)).cod.fee)),
  C14: ({ settings, today }) => ofShop.lutHolds(settings, today),
  async C15(at) {
    if (at.settings?.registration === 'regular')
      return ofShop.smallSeller(at.settings, noneFound, { paise: 0, limitPaise: null })
    const since = `${financialYearStart(at.today)}-04-01`
    const across = await documents.untaxedAcrossStates(at.db, since)
    return ofShop.smallSeller(at.settings, across, await turnoverOf(at))
  },
  C16: async (at) =>
    ofShop.largeSeller(at.settings, await turnoverOf(at), await orders.ofBusinesses(at.db)),
  C17: async ({ db, now }) => ofOrders.noticesKnown(await outdatedConsents(db, now)),
  C18: async ({ db, now }) => ofOrders.retentionSwept(await lastSwept(db), now),
  async C19({ shop, db, today }) {
    const { codes } = await products.goodsOnSale(shop.db)
    const sold = new Set(codes.map((row) => row.tax_class))
    return ofShop.lawHolds(await lawGaps(db, today, sold))
  },
  async C20({ db, settings, today, numbers }) {
    const last = lastPeriod(today, settings)
    const isOpen = last !== null && (await documents.hasUnreported(db, last))
    const period = isOpen && last ? { ...last, isClosed: false } : null
    return ofDocuments.returnMade(period, today, numbers.get('return-by-date') ?? 10)
  },
  C21: async ({ db, days }) =>
    ofDocuments.businessesAtHome(await documents.businessesElsewhere(db, days)),
  C22: async ({ toSend }) => ofOrders.statesFitPins(orders.withOtherState(await toSend())),
  C23: async ({ toSend, settings, numbers }) =>
    ofOrders.ewayBills(
      settings === null || settings.stateCode === ''
        ? noneFound
        : orders.needingEwayBill(await toSend(), settings, numbers),
    ),
}

const registrationOf = (settings: Look['settings']) => settings?.registration ?? null

async function turnoverOf({ db, settings, today, numbers }: Look): Promise<ofShop.Turnover> {
  const limit = numbers.get(limitOf[settings?.registration ?? 'unregistered'])
  const year = financialYearStart(today)
  const span = { from: `${year}-04-01`, to: today }
  return { paise: await turnoverBetween(db, span), limitPaise: limit ?? null }
}

const limitOf = {
  regular: 'turnover-e-invoice',
  composition: 'turnover-composition',
  unregistered: 'turnover-goods',
} as const
