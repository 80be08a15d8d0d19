import { orderNumber } from '#domain/order.ts'

/** What staff may mean by a text that they look for: an order, a person or a parcel may be called by it. */
export type Finding = {
  /** The text itself, trimmed. */
  text: string
  /** What is looked for in numbers of orders, names, mobiles and emails. */
  inOrders: string[]
  /** What a bank or a carrier may have written: capital letters and digits alone; null where it can be none. */
  reference: string | null
  /** The words that the name, kind or code of a saree may begin with. */
  terms: string[]
}

/** Shorter texts find nothing of the shop, but ways within the admin area. */
export const shortest = 2

/** Longer ones are cut. */
export const longest = 100

/**
 * Reads it: 'PL-1042', 'pal 2026 1042' and '1042' are the number of an order; '+91 98400-12345', '098400 12345' and
 * '9840012345' one mobile.
 */
export function readFinding(typed: string): Finding {
  const text = typed.trim().slice(0, longest)
  const digits = mobileIn(text)
  const number = numberIn(text)
  const forms = [digits ?? text, ...(number ? [number] : [])]
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  return {
    text,
    inOrders: text.length < shortest ? [] : [...new Set(forms)],
    reference: /^[A-Z0-9]{6,40}$/.test(compact) ? compact : null,
    terms:
      text
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.slice(0, 8) ?? [],
  }
}

/** The digits of a mobile in whatever form, without the country's or the trunk's; null of what is none. */
function mobileIn(text: string): string | null {
  if (!/^[+\d][\d\s()-]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < 10) return null
  return digits.replace(/^(?:0091|91|0)(?=\d{10}$)/, '')
}

/** Years in which an order may have been placed that is called without its year. */
const yearsMeant = 10

/** The orders that a text names and nothing else, the newest first: 'PAL-2026-000012' is one, 'PL-12' the 12th of each year. */
export function numbersNamed(typed: string, thisYear: number): string[] {
  const { year, counter } = namedIn(typed) ?? {}
  if (!counter) return []
  const years = year ? [year] : Array.from({ length: yearsMeant }, (_, back) => thisYear - back)
  return years.map((one) => orderNumber(counter, one))
}

/** Whether a text is the number of this order, however short. */
export function isNamed(typed: string, number: string): boolean {
  const year = Number(/^PAL-(\d{4})-/.exec(number)?.[1])
  return numbersNamed(typed, year).includes(number)
}

/** Whether a text can mean nothing but the number of an order, which digits alone do not tell. */
export const namesAnOrder = (typed: string) =>
  namedIn(typed) !== undefined && !/^\s*\d+\s*$/.test(typed)

function namedIn(typed: string): { year: number | undefined; counter: number } | undefined {
  const [, year, counter] =
    /^\s*#?(?:pa?l[\s-]*)?(?:(20\d\d)[\s-]+)?(\d{1,9})\s*$/i.exec(typed) ?? []
  if (!counter || Number(counter) === 0) return undefined
  return { year: year === undefined ? undefined : Number(year), counter: Number(counter) }
}

/** How the number of an order ends: its counter has six digits at least. */
function numberIn(text: string): string | null {
  const [, counter] = /^#?(?:[a-z]{2,4}[\s-]*)?(?:20\d\d[\s-]+)?0*(\d{1,9})$/i.exec(text) ?? []
  return counter ? `-${counter.padStart(6, '0')}` : null
}
