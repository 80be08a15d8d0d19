import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** Attributes that people read or hear. */
const read = new Set([
  ...['aria-label', 'placeholder', 'title', 'alt', 'label', 'legend', 'hint', 'heading'],
  ...['caption', 'summary', 'note', 'confirm', 'description', 'empty', 'text', 'message'],
])
const word = /[A-Za-z]{2,}/

type Part = { type?: string; value?: unknown; name?: { name?: unknown }; [key: string]: unknown }

/** What screens say themselves, place by place, instead of by the words of their language. */
export function literalWords(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('words/') && !file.includes('.test.'),
    )
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      return literalsIn(file, text).map((said) => `${file}: ${said}`)
    })
}

/** The same of one file. */
export function literalsIn(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (part: unknown) => {
    if (Array.isArray(part)) return part.forEach(visit)
    if (typeof part !== 'object' || part === null) return
    found.push(...saidBy(part as Part).filter((text) => word.test(text)))
    Object.values(part).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

function saidBy(part: Part): string[] {
  if (part.type === 'JSXText') return [String(part.value).trim()]
  if (part.type === 'JSXAttribute' && read.has(String(part.name?.name))) return textsOf(part.value)
  const key = part['key'] as Part['name'] | undefined
  // Of a toast, a tab, a column: what has a space in it is no code.
  if (part.type === 'Property' && read.has(String(key?.name)))
    return textsOf(part.value).filter((text) => text.includes(' '))
  const children = part.type === 'JSXElement' || part.type === 'JSXFragment' ? part['children'] : []
  return (children as Part[])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(textsOf)
}

/** The texts of a literal, of a template, or of what is chosen between. */
function textsOf(value: unknown): string[] {
  const part = value as Part | null
  switch (part?.type) {
    case 'JSXExpressionContainer':
      return textsOf(part['expression'])
    case 'Literal':
      return typeof part.value === 'string' ? [part.value] : []
    case 'TemplateLiteral':
      return (part['quasis'] as { value: { raw: string } }[]).map(({ value: { raw } }) => raw)
    case 'ConditionalExpression':
      return [...textsOf(part['consequent']), ...textsOf(part['alternate'])]
    case 'LogicalExpression':
      return textsOf(part['right'])
    default:
      return []
  }
}
