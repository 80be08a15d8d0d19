import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from '@remix-run/multipart-parser'
import { invalid, ShopError, tooLarge, unsupportedType } from '#domain/errors.ts'
import { uploadLimits } from '../media/upload-limits.ts'

export type Form = {
  /** Text by field name; of a field that came more than once, the first value. */
  fields: Record<string, string>
  /** Every text of a field, in the order of its coming. */
  texts: (name: string) => string[]
  /** Files by field name, in the order of their coming; a file field left empty is no file. */
  files: Record<string, Uint8Array[]>
  /** The same files with the names that they had on the sender's machine: for matching, never for keeping. */
  uploads: Upload[]
}

type Upload = { field: string; fileName: string; bytes: Uint8Array }

/** Bytes, except `maxFiles` and `maxFields`. */
export type FormLimits = {
  maxFiles: number
  maxFileBytes: number
  maxFields: number
  maxTextBytes: number
  maxFormBytes: number
}

const usual: FormLimits = {
  ...uploadLimits,
  maxFields: 100,
  maxTextBytes: 256 * 1024,
}

/** Reads a form with files as it comes in, and stops at the first byte beyond a limit (S23). */
export async function readForm(request: Request, wishes: Partial<FormLimits> = {}): Promise<Form> {
  const limits = { ...usual, ...wishes }
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw unsupportedType('Please send this form as multipart/form-data.')
  }
  const boundary = getMultipartBoundary(type)
  if (!boundary || !request.body) throw unreadable()
  if (Number(request.headers.get('content-length')) > limits.maxFormBytes) throw tooMuch(limits)
  const collected = createCollector(limits)
  try {
    const parts = parseMultipartStream(request.body, {
      boundary,
      maxFileSize: limits.maxFileBytes,
      maxParts: limits.maxFiles + limits.maxFields,
      maxTotalSize: limits.maxFormBytes,
    })
    for await (const part of parts) collected.take(part)
  } catch (error) {
    if (!isAfterEnd(error)) throw refusal(error, limits)
  }
  return collected.form()
}

function createCollector(limits: FormLimits) {
  const texts = new Map<string, string[]>()
  const files = new Map<string, Uint8Array[]>()
  const uploads: Upload[] = []
  return {
    take(part: MultipartPart) {
      const name = part.name
      if (!name) throw unreadable()
      if (!part.isFile) {
        if (part.size > limits.maxTextBytes) throw tooLarge(`The text of ${name} is too long.`)
        append(texts, name, part.text)
      } else if (part.filename || part.size > 0) {
        if (uploads.length >= limits.maxFiles) throw tooMany(limits)
        const bytes = part.bytes
        uploads.push({ field: name, fileName: part.filename ?? '', bytes })
        append(files, name, bytes)
      }
    },
    form: (): Form => ({
      fields: plain([...texts].map(([name, [first = '']]) => [name, first])),
      texts: (name) => texts.get(name) ?? [],
      files: plain([...files]),
      uploads,
    }),
  }
}

function append<Item>(to: Map<string, Item[]>, name: string, item: Item) {
  const known = to.get(name)
  if (known) known.push(item)
  else to.set(name, [item])
}

/** Field names are the visitor's words: none may reach an object's prototype (S37). */
const plain = <Item>(entries: [string, Item][]): Record<string, Item> =>
  Object.fromEntries(
    entries.filter(([name]) => !['__proto__', 'constructor', 'prototype'].includes(name)),
  )

/**
 * What follows the last boundary means nothing (RFC 2046 §5.1.1), but the parser takes offence when it comes
 * in a piece of its own, as the final line break sometimes does; every part has been read by then.
 */
const isAfterEnd = (error: unknown) =>
  error instanceof MultipartParseError && /^Unexpected data after end/.test(error.message)

function refusal(error: unknown, limits: FormLimits): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof MaxFileSizeExceededError) {
    return tooLarge(`A file may have at most ${inMegabytes(limits.maxFileBytes)}.`)
  }
  if (error instanceof MaxTotalSizeExceededError) return tooMuch(limits)
  if (error instanceof MaxPartsExceededError) return tooMany(limits)
  return unreadable()
}

const unreadable = () => invalid('The form could not be read. Please try again.')

const tooMany = (limits: FormLimits) =>
  tooLarge(`At most ${limits.maxFiles} files can be sent at once.`)

const tooMuch = (limits: FormLimits) =>
  tooLarge(`A form may have at most ${inMegabytes(limits.maxFormBytes)} in all.`)

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
