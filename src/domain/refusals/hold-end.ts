import { dayNameIn } from '#domain/delivery/day-name.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { isMidnight, timeInIndia } from '#domain/india-time.ts'
import type { Language } from '#domain/language.ts'

export type NamedPiece = {
  name: string
  /** What it is called in other languages, of those in which it has a name. */
  names?: Partial<Record<Language, string>>
}

export type HeldPiece = NamedPiece & {
  heldUntil: number
  /** True where that is no moment of the day on which it is said. */
  isOtherDay?: boolean
}

/** Until when a piece is kept: '6:40 pm', with its day where that is another one. Midnight is the last minute of a day. */
export function holdEnd({ heldUntil, isOtherDay }: HeldPiece, language: Language): string {
  const last = isMidnight(heldUntil) ? heldUntil - 60_000 : heldUntil
  const time = timeInIndia(last, language)
  return isOtherDay ? `${time}, ${dayNameIn(language)(dayInIndia(last))}` : time
}
