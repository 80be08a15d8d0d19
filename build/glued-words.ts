import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

type Part = { type?: string; start?: number; end?: number; [key: string]: unknown }

/**
 * Where a screen puts words beside something else with nothing but a space between: a sentence made of pieces has the
 * order of English in every language. What stands apart by a colon, a comma or a dot is a label or a sentence of its own.
 */
export function gluedWords(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('words/') && !file.includes('.test.'),
    )
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      return gluedIn(file, text).map((piece) => `${file}: ${piece}`)
    })
}

/** The same of one file. */
export function gluedIn(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (part: unknown) => {
    if (Array.isArray(part)) return part.forEach(visit)
    if (typeof part !== 'object' || part === null) return
    const whole = part as Part
    if (isGlued(whole)) found.push(text.slice(whole.start, whole.end).replace(/\s+/g, ' '))
    Object.values(whole).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

function isGlued(part: Part): boolean {
  switch (part.type) {
    case 'TemplateLiteral': {
      const quasis = part['quasis'] as { value: { raw: string } }[]
      return areGlued(
        part['expressions'] as Part[],
        quasis.slice(1, -1).map(({ value }) => value.raw),
      )
    }
    case 'BinaryExpression':
      return part['operator'] === '+' && areGlued([part['left'], part['right']] as Part[], [''])
    default:
      return false
  }
}

/** Two pieces side by side, one of them words, with nothing between that would part them. */
const areGlued = (pieces: Part[], between: string[]) =>
  between.some(
    (sign, at) =>
      sign.trim() === '' && [pieces[at], pieces[at + 1]].some((one) => one && isWords(one)),
  )

/** `words.cart.title`, `words.pieces(3)`, `ownWords.one`. */
function isWords(part: Part): boolean {
  const called = part.type === 'CallExpression' ? (part['callee'] as Part) : part
  if (called.type !== 'MemberExpression') return false
  const within = called['object'] as Part
  return within.type === 'Identifier' ? /words$/i.test(String(within['name'])) : isWords(within)
}
