import type { Recalled } from '#contract/rendering.ts'

// What a page was prepared with travels once, as text of its own in the page: the router's script would
// look at every value of it and escape it twice, on the server and again in the browser.

/** Answers of the API under their addresses. */
export type Answers = Readonly<Record<string, unknown>>

/**
 * What a loader hands on. Where a whole page is drawn its answers are hidden from the router, and the
 * browser finds them in the page's text; a loader asked for alone hands them over itself.
 */
export type PackedState = { readonly answers?: Answers }

/** For a page that brings its answers as text: whoever copies or serialises the state leaves them out. */
export const hidden = (answers: Answers): PackedState =>
  Object.defineProperty({}, 'answers', { value: answers })

const texts = new WeakMap<object, string>()

/** Spares a cached answer its next way into text. */
export function noteText({ answer, text }: Recalled) {
  if (typeof answer === 'object' && answer !== null) texts.set(answer, text)
}

const jsonOf = (answer: unknown) =>
  (typeof answer === 'object' && answer !== null && texts.get(answer)) || JSON.stringify(answer)

/** JSON that may stand in a script element; the same for the same answers, whichever came first. */
export function pack(answers: Answers): string {
  const parts = Object.entries(answers)
    .filter(([, answer]) => answer !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([address, answer]) => `${JSON.stringify(address)}:${jsonOf(answer)}`)
  return `{${parts.join(',')}}`.replaceAll('<', '\\u003c')
}
