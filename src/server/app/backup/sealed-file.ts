import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { z } from 'zod'
import { Refusal } from './refusal.ts'

/** SHA-256 of what a file says stands in it last, so that a changed figure is noticed too. */
const sealOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex')

export function writeSealed(file: string, words: object) {
  const text = JSON.stringify({ ...words, seal: sealOf(words) }, null, 2)
  fs.writeFileSync(file, `${text}\n`, { flush: true })
}

/** Reads a file of that kind; refuses one that was changed. */
export function readSealed<Schema extends z.ZodType>(file: string, schema: Schema) {
  try {
    const { seal, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (seal === sealOf(rest)) return schema.parse(rest)
  } catch (error) {
    throw new Refusal(`${file} is damaged.`, { cause: error })
  }
  throw new Refusal(`${file} is damaged.`)
}
