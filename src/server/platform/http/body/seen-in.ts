import { seenText } from '#domain/text.ts'

/** A password is what it is, and a user name with such signs is refused by a rule of its own (domain/names). */
const keptAsTyped = /password|username/i
/** No call has texts further inside; whatever is sent there is dropped. */
const deepest = 12

/** What was sent, without the signs that nobody sees in any of its texts. */
export const seenIn = (given: unknown): unknown => seenBelow(given, 0)

function seenBelow(given: unknown, depth: number): unknown {
  if (typeof given === 'string') return seenText(given)
  if (typeof given !== 'object' || given === null || depth > deepest) return given
  if (Array.isArray(given)) return given.map((one) => seenBelow(one, depth + 1))
  const fields = Object.entries(given)
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      keptAsTyped.test(name) ? value : seenBelow(value, depth + 1),
    ]),
  )
}
