import { widerThan } from '../platform/http/client-address.ts'
import type { Counter, Limit, Pace } from '../platform/http/rate-limit.ts'

const minute = 60_000
const hour = 60 * minute

/** For places where a person has signed in before, and for neighbours of somebody who tries too often. */
const short: Pace = { firstMs: 5_000, mostMs: minute }
/** For strangers while very many of them try: each network's first try passes. */
const long: Pace = { firstMs: 15_000, mostMs: 5 * minute }

/** Ten wrong passwords for an account from a network, then a quarter of an hour's rest (S03). */
const perAccount: Limit = { name: 'sign-in account', most: 10, windowMs: 15 * minute }
/** The same from where the person has signed in before: asked to wait a minute at most, never sent away (S61). */
const perPlace: Limit = { name: 'sign-in place', most: 10, windowMs: 15 * minute, pace: short }
/** One password tried on many names comes from one network. */
const perNetwork: Limit = { name: 'sign-in network', most: 30, windowMs: 15 * minute }
/** /24 and /56, then /48. */
const perWider: Limit[] = [
  { name: 'sign-in wider', most: 60, windowMs: 15 * minute, pace: short },
  { name: 'sign-in widest', most: 120, windowMs: 15 * minute, pace: short },
]
const inAll: Limit = { name: 'sign-in all', most: 1000, windowMs: 15 * minute, pace: long }
/** Passkeys that opened nothing: nobody guesses one, but each costs a signature to check. */
const perPasskeyNetwork: Limit = { name: 'passkey network', most: 30, windowMs: 15 * minute }
/** Whoever gets here knows the password already: the network does not matter. */
const perCode: Limit = { name: 'second factor', most: 10, windowMs: 15 * minute }

const registrations: Limit = { name: 'register', most: 10, windowMs: hour }
const widerRegistrations = wider('register', 20)
const allRegistrations: Limit = { name: 'register all', most: 500, windowMs: hour, pace: long }
const links: Limit = { name: 'link', most: 20, windowMs: hour }
const asking: Limit = { name: 'ask network', most: 10, windowMs: hour }
const askingPlace: Limit = { name: 'ask place', most: 10, windowMs: hour, pace: short }
const widerAsking = wider('ask', 20)
const allAsking: Limit = { name: 'ask all', most: 500, windowMs: hour, pace: long }
const emailsToOne: Limit = { name: 'letters', most: 5, windowMs: hour }
/** As long as a link is good: whoever asks in somebody's name leaves them one that works. */
const resetEmails: Limit = { name: 'reset letters', most: 5, windowMs: 30 * minute }

/** Codes of her own browser: no more than a person could want of them while one is good. */
const ownCodes: Limit = { name: 'sign-in codes', most: 5, windowMs: 10 * minute }
/** Codes that one network of strangers has sent to an address. */
const networkCodes: Limit = { name: 'codes network', most: 3, windowMs: 10 * minute }
const networkCodesDay: Limit = { name: 'codes network day', most: 8, windowMs: 24 * hour }
/** And all of them together: with five tries each, a code of six digits is guessed in 18 years on average. */
const strangeCodes: Limit = { name: 'codes', most: 12, windowMs: hour }
const strangeCodesDay: Limit = { name: 'codes day', most: 30, windowMs: 24 * hour }

function wider(name: string, most: number): Limit[] {
  return [
    { name: `${name} wider`, most, windowMs: hour, pace: long },
    { name: `${name} widest`, most: 2 * most, windowMs: hour, pace: long },
  ]
}

/** What a wrong password of a stranger counts against; only the first one is forgotten by a right one. */
export const signInCounters = (account: string, network: string): Counter[] => [
  { limit: perAccount, subject: `${account} ${network}` },
  { limit: perNetwork, subject: network },
  ...strangers(network, perWider, inAll),
]

/** What a wrong password counts against where the person has signed in before: nobody else's tries. */
export const placeCounters = (account: string, place: string): Counter[] => [
  { limit: perPlace, subject: `${account} ${place}` },
]

/** What a passkey that opens nothing counts against. */
export const passkeyCounters = (network: string): Counter[] => [
  { limit: perPasskeyNetwork, subject: network },
]

export const codeCounters = (userId: number): Counter[] => [
  { limit: perCode, subject: String(userId) },
]

export const registerCounters = (network: string): Counter[] => [
  { limit: registrations, subject: network },
  ...strangers(network, widerRegistrations, allRegistrations),
]

/** Opening links that came by mail. */
export const linkCounters = (network: string): Counter[] => [{ limit: links, subject: network }]

/** Asking for a new password; `place` is a browser that has signed somebody in before. */
export const askCounters = (network: string, place: string | null): Counter[] =>
  place
    ? [{ limit: askingPlace, subject: place }]
    : [{ limit: asking, subject: network }, ...strangers(network, widerAsking, allAsking)]

/** Emails that one account makes us write. */
export const emailCounters = (userId: number): Counter[] => [
  { limit: emailsToOne, subject: String(userId) },
]

/** Emails that anybody can have written to an account; `place` is one that its owner has used before. */
export const resetEmailCounters = (userId: number, place: string | null): Counter[] => [
  { limit: resetEmails, subject: `${userId} ${place ?? ''}` },
]

/** Codes that anybody can have sent to an address; `device` is a browser in which its owner has signed in before, and has its own. */
export const codeEmailCounters = (
  emailKey: string,
  { network, device }: { network: string; device: string | null },
): Counter[] => {
  if (device) return [{ limit: ownCodes, subject: `${emailKey} ${device}` }]
  return [
    ...[networkCodes, networkCodesDay].map((limit) => ({
      limit,
      subject: `${emailKey} ${network}`,
    })),
    ...[strangeCodes, strangeCodesDay].map((limit) => ({ limit, subject: emailKey })),
  ]
}

/** Everybody together, where each of the widest networks waits for itself, and the networks between. */
function strangers(network: string, widerLimits: Limit[], all: Limit): Counter[] {
  const networks = widerThan(network)
  const between = networks.flatMap((subject, n) => {
    const limit = widerLimits[n]
    return limit ? [{ limit, subject }] : []
  })
  return [...between, { limit: all, subject: 'everyone', paced: networks.at(-1) ?? network }]
}
