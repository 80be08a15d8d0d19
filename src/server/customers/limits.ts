import type { Counter, Limit } from '../http/rate-limit.ts'

const minute = 60_000
const hour = 60 * minute

/** Ten wrong passwords for an account from a network, then a quarter of an hour's rest (S03). */
const perAccount: Limit = { name: 'sign-in account', most: 10, windowMs: 15 * minute }
/** One password tried on many names comes from one network. */
const perNetwork: Limit = { name: 'sign-in network', most: 30, windowMs: 15 * minute }
const inAll: Limit = { name: 'sign-in all', most: 1000, windowMs: 15 * minute }
/** Whoever gets here knows the password already: the network does not matter. */
const perCode: Limit = { name: 'second factor', most: 10, windowMs: 15 * minute }

const registrations: Limit = { name: 'register', most: 10, windowMs: hour }
const allRegistrations: Limit = { name: 'register all', most: 500, windowMs: hour }
const links: Limit = { name: 'link', most: 20, windowMs: hour }
const asking: Limit = { name: 'ask network', most: 10, windowMs: hour }
const allAsking: Limit = { name: 'ask all', most: 500, windowMs: hour }
const lettersToOne: Limit = { name: 'letters', most: 5, windowMs: hour }

const everyone = 'everyone'

/** What a wrong password counts against; only the first one is forgotten by a right one. */
export const signInCounters = (account: string, network: string): Counter[] => [
  { limit: perAccount, subject: `${account} ${network}` },
  { limit: perNetwork, subject: network },
  { limit: inAll, subject: everyone },
]

export const codeCounters = (userId: number): Counter[] => [
  { limit: perCode, subject: String(userId) },
]

export const registerCounters = (network: string): Counter[] => [
  { limit: registrations, subject: network },
  { limit: allRegistrations, subject: everyone },
]

/** Opening links that came by mail. */
export const linkCounters = (network: string): Counter[] => [{ limit: links, subject: network }]

/** Asking for a new password. */
export const askCounters = (network: string): Counter[] => [
  { limit: asking, subject: network },
  { limit: allAsking, subject: everyone },
]

/** Letters that one account makes us write. */
export const letterCounters = (userId: number): Counter[] => [
  { limit: lettersToOne, subject: String(userId) },
]
