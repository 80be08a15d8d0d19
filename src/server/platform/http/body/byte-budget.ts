import { ShopError } from '#domain/errors.ts'

const retryAfterSeconds = 5

/** Bytes that all requests together may hold at a time. */
export type ByteBudget = {
  /** Holds so many more bytes, or refuses with 503; strangers leave half of all to those who are signed in. */
  take(bytes: number, who: Holder): void
  giveBack(bytes: number, who: Holder): void
  held(): number
}

export type Holder = 'stranger' | 'known'

export function createByteBudget(most: number): ByteBudget {
  const held = { stranger: 0, known: 0 }
  const all = () => held.stranger + held.known
  return {
    take(bytes, who) {
      const isOver = who === 'stranger' && held.stranger + bytes > most / 2
      if (isOver || all() + bytes > most) throw new ShopError('uploads-busy', { retryAfterSeconds })
      held[who] += bytes
    },
    giveBack(bytes, who) {
      held[who] -= bytes
    },
    held: all,
  }
}
