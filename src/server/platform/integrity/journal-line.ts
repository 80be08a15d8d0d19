import { hash } from 'node:crypto'
import type { Paise } from '#domain/money.ts'

/** What the order journal keeps; nothing in it tells who bought. */
export type Entry =
  | {
      kind: 'order'
      at: number
      key: string
      number: string
      totalPaise: Paise
      /** A sale that becomes sure later has its line once more, with this. */
      invoice?: string
    }
  /** A backup was put in the shop's place. */
  | { kind: 'restored'; at: number; takenAt: number }
  /** Somebody has looked after missing orders, and has seen that so many lines were broken. */
  | { kind: 'settled'; at: number; keys: string[]; brokenLines: number; by: string }

/** Where the chain of one writer stands: how many lines, and the sum of the last. */
export type Link = { count: number; sum: string }

export const firstLink: Link = { count: 0, sum: '' }

type Line = { writer: string; count: number; sum: string; entry: Entry }

/** One line of the journal; its sum rests on the line before, so that none can be changed or taken out unseen. */
export function lineAfter(link: Link, writer: string, entry: Entry): { text: string; link: Link } {
  const count = link.count + 1
  const words = JSON.stringify({ writer, count, entry })
  const sum = sumOf(link, words)
  return { text: `${sum} ${words}\n`, link: { count, sum } }
}

/** Reads a line; undefined for one that nobody finished, or that was damaged beyond reading. */
export function parseLine(text: string): (Line & { words: string }) | undefined {
  const words = text.slice(sumLength + 1)
  if (!words.startsWith('{"writer":')) return undefined
  try {
    // Whether it is what `lineAfter` wrote is what its sum tells.
    return { ...(JSON.parse(words) as Omit<Line, 'sum'>), sum: text.slice(0, sumLength), words }
  } catch {
    return undefined
  }
}

/** True when a line is the next one of its writer, as it was written. */
export const follows = (link: Link, line: Line & { words: string }): boolean =>
  line.count === link.count + 1 && line.sum === sumOf(link, line.words)

const sumLength = 32
const sumOf = (link: Link, words: string) =>
  hash('sha256', `${link.sum} ${words}`).slice(0, sumLength)

/** Tells an order by its secret without holding it: 64 bits are enough among all orders of a shop. */
export const keyOfOrder = (token: string) => hash('sha256', `order ${token}`).slice(0, 16)
