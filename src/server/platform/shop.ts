import path from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { OrderSurroundings } from '#contract/orders/part-types.ts'
import type { ShownSeller } from '#contract/settings/types.ts'
import type { SellerPart } from '#domain/compliance/sentences/of-shop.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import type { FiguresToRead } from '#domain/figures/figures.ts'
import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import type { OrderActor } from '#domain/order.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { EnglishText, TranslatedThing } from '#domain/translation/translation.ts'
import type { Config } from './config.ts'
import type { Database, Query } from './db/database.ts'
import type { LeaseClock } from './db/lease-clock.ts'
import type { RowOf } from './db/tables.ts'
import { currentOrigin } from './http/observing/request-id.ts'
import type { Person } from './http/request.ts'
import type { Journal } from './integrity/order-journal.ts'
import type { Media, StorageFault } from './media/media.ts'
import type { PictureQueue } from './media/picture-queue-type.ts'
import type { Outcomes } from './outcomes/outcomes.ts'

/** Everything that a use case may need; the only seam of the tests is what goes in here. */
export type Shop = {
  config: Config
  db: Database
  /** What buyers were told, outside the database. */
  journal: Journal
  media: Media
  /** What the storage of pictures has against us, as it was within the last ten seconds. */
  storageFault: () => Promise<StorageFault | null>
  pictureQueue: PictureQueue
  /** What became of what people wanted. */
  outcomes: Outcomes
  /** Whether strangers see the shop already. */
  isOpen: () => Promise<boolean>
  /** What the owner has still to say of who sells, and of what it is before the law. */
  unsaidOfSeller: () => Promise<UnsaidOfSeller>
  /** Who sells and who answers complaints, as it reads in a language; null until the owner has said it. */
  seller: (language: Language) => Promise<ShownSeller | null>
  /** The ways to pay that are switched on and ready. */
  waysToPay: () => Promise<PaymentMethod[]>
  /** Those that are switched on and lack something. */
  unreadyWays: () => Promise<PaymentMethod[]>
  /** What the shop promises of delivery and returns, as it was when somebody last saved something. */
  deliveryTerms: () => Promise<DeliveryTerms>
  /** What the owner's texts say in place of names in braces (domain/figures/). */
  figures: (language: Language) => Promise<FiguresToRead>
  /** From how few pieces on pages count a stock, and for how long a freed one is offered. */
  stockTold: () => Promise<{ fewLeft: number; offerHours: number }>
  /** Whether shoppers can buy gift cards. */
  sellsGiftCards: () => Promise<boolean>
  /** What whoever pays in advance saves of goods of this price. */
  prepaidDiscount: (goodsPaise: Paise) => Promise<Paise>
  /** What the nouns that know of orders say of one on its page. */
  aroundOrder: (order: RowOf<'orders'>) => Promise<OrderSurroundings>
  /** What goes on in the nouns that know of orders once the money of one has come, in its transaction. */
  afterPayment: (tx: Query, orderId: number, by: Payer) => Promise<void>
  /** A parcel with its number as its carrier writes it and the way to follow it; refuses a number that is none of theirs. */
  numberedParcel: (parcel: {
    carrier: string
    trackingNumber?: string | undefined
    trackingUrl?: string | undefined
  }) => { carrier: string; code: string; trackingNumber: string; trackingUrl: string }
  /** Throws unless whoever is signed in proves it again, before what is hard to take back. */
  proveAgain: (userId: number, proof: Proof) => Promise<void>
  /** The same, but not of whoever has signed in within the last ten minutes. */
  proveLately: (person: Person | null, proof: Proof) => Promise<void>
  /** The programs that act for a member of staff: how many, and the end of all, of which it says how many there were. */
  programs: {
    count: (userId: number) => Promise<number>
    end: (
      tx: Query,
      userId: number,
      by: { id: number; username: string; address: string },
    ) => Promise<number>
  }
  /** What the shop has written, of all pieces or of some, as a person would translate it, some hundred texts at a time. */
  textsToTranslate: (pieces?: readonly number[]) => AsyncIterable<EnglishText[]>
  /** What has to be done in the same transaction once things of the shop are said in other words. */
  afterTranslation: (
    tx: Query,
    said: readonly { thing: TranslatedThing; thing_id: number; field: string }[],
  ) => Promise<void>
  log: Logger
  /** Milliseconds since 1970. */
  now: () => number
  /** What leases and turns are given by. */
  leaseClock: LeaseClock
  /** Whether this machine's clock is off the database's, as it was within the last ten seconds. */
  isClockOff: () => Promise<boolean>
  /** Has something ended together with the shop. */
  onClose: (end: () => void | Promise<void>) => void
  close: () => Promise<void>
  /** Has something ended as soon as this process only finishes what it has begun: lines that would never end by themselves. */
  onLeave: (end: () => void) => void
  leave: () => void
}

type UnsaidOfSeller = {
  missing: SellerPart[]
  registration: 'unsaid' | 'wrong-gstin' | 'said'
}

/** The password, and the code of the app where two-step sign-in is on. */
type Proof = { password: string | undefined; code: string | undefined }

type Payer = { kind: OrderActor; userId: number | null }

/** The log of a process: lines of JSON, each with the request that it was written for. */
export function openLog(config: Config, destination?: DestinationStream): Logger {
  const mixin = () => {
    const origin = currentOrigin()
    if (!origin) return {}
    const { requestId, trace } = origin
    return { requestId, ...(trace && { traceId: trace.traceId, spanId: trace.spanId }) }
  }
  return pino({ level: config.logLevel, base: null, mixin }, destination ?? standardOutput())
}

/** Lines that a full disk does not take are kept up to a megabyte, then lost: the shop goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => undefined)
  return output
}

/** Where the pictures of this shop are kept on disk. */
export const uploadsFolder = (config: Config) => path.join(config.dataDir, 'uploads')
