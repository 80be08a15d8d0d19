import type { Address } from '#contract/address.ts'
import type { TrackingNews } from '#domain/carriers/tracking.ts'
import type { Paise } from '#domain/money.ts'
import type { Config } from '../platform/config.ts'

/** A parcel as carriers are told of it. */
export type ParcelToBook = {
  /** Unique: asked twice, it is one parcel. */
  key: string
  orderNumber: string
  placedAt: number
  email: string
  address: Address
  lines: { name: string; code: string; quantity: number; unitPaise: Paise }[]
  totalPaise: Paise
  /** What is collected at the door; 0 of what is paid. */
  collectPaise: Paise
  grams: number
}

/** What is known of a booking; each is kept as soon as the carrier has said it, so that no step is made twice. */
export type BookedSteps = {
  remoteOrder: string
  remoteShipment: string
  trackingNumber: string
  courier: string
  isPickupAsked: boolean
  labelUrl: string
}

/** What is kept of a carrier, as it is asked with; `token` lets in without a password while it counts. */
export type Account = {
  fields: Readonly<Record<string, string>>
  /** Where it listens. */
  url: string
  token: string
  keepToken: (token: string, until: number) => Promise<void>
  now: () => number
}

export type NewsOfParcel = TrackingNews & { trackingNumber: string }

/** What books parcels with a carrier from here. Throws CarrierRefusal where it says no, anything else where nobody can tell. */
export type BookingWays = {
  signIn: (account: Account) => Promise<void>
  /** May be repeated: goes on from `steps`, and finds what an answer that was lost had made. */
  book: (
    account: Account,
    parcel: ParcelToBook,
    steps: BookedSteps,
    keep: (steps: Partial<BookedSteps>) => Promise<void>,
  ) => Promise<void>
  /** Answers the address of one file with the labels of all these parcels, which are booked. */
  labels: (account: Account, remoteShipments: string[]) => Promise<string>
  cancel: (account: Account, steps: BookedSteps) => Promise<void>
  news: (account: Account, trackingNumber: string) => Promise<TrackingNews[]>
}

/** One row of a file of a carrier. */
export type FileRow = { row: number; number: string; stage: string; day: string; place: string }

/** The port: what the shop knows of a carrier. One more is a file that exports one, and its line in `all-carriers.ts`. */
export type Carrier = {
  code: string
  name: string
  /** What it wants to know, in the order in which it is asked for. */
  fields: readonly {
    name: string
    isSecret?: true
    isOptional?: true
    /** Of a number: the least and the most that it takes. */
    range?: readonly [least: number, most: number]
  }[]
  /** Where it listens, of one that is asked. */
  urlIn?: (config: Config) => string
  /** A number as its labels have it; null for what is none of its. */
  readNumber?: (text: string) => string | null
  /** Where anybody follows a parcel; '' where nobody can. */
  followAt: (trackingNumber: string) => string
  booking?: BookingWays
  /** What a message of its tells, or null where it was not signed by this account. */
  readEvent?: (account: Account, message: CarrierMessage) => NewsOfParcel[] | null
  files?: {
    head: readonly string[]
    /** `serial` counts the lines of one file from 1. */
    line: (
      parcel: ParcelToBook,
      account: Pick<Account, 'fields'>,
      serial: number,
    ) => (string | number)[]
    read: (csv: string) => FileRow[]
    stageOf: (words: string) => TrackingNews['stage'] | null
  }
}

export type CarrierMessage = { body: string; header: (name: string) => string | undefined }

/** The carrier itself has said no, in its own words: asking again as it is changes nothing. */
export class CarrierRefusal extends Error {}
