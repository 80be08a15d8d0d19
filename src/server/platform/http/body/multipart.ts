import { getMultipartBoundary, MultipartPart } from '@remix-run/multipart-parser'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Upload } from '../../media/upload/upload.ts'
import { uploadLimits } from '../../media/upload/upload-limits.ts'
import type { Holder } from './byte-budget.ts'
import { BrokenParts, splitParts } from './split-parts.ts'
import type { Spool, SpooledForm } from './spool.ts'

export type Form = {
  /** Text by field name; of a field that came more than once, the first value. */
  fields: Record<string, string>
  /** Every text of a field, in the order of its coming. */
  texts: (name: string) => string[]
  /** Files by field name, in the order of their coming; a file field left empty is no file. */
  files: Record<string, Upload[]>
  /** The same files with the names that they had on the sender's machine: for matching, never for keeping. */
  uploads: NamedUpload[]
  /** Lets go of the files; to be called however the request ends. */
  close: () => Promise<void>
}

export type NamedUpload = Upload & { field: string; fileName: string }

/** Bytes, except `maxFiles` and `maxFields`. */
export type FormLimits = {
  maxFiles: number
  maxFileBytes: number
  maxFields: number
  maxTextBytes: number
  /** All text of the form together: it alone is held in memory. */
  maxTextInAll: number
  maxFormBytes: number
}

const kilobyte = 1024

/** What signed-in staff may send. */
const usual: FormLimits = {
  ...uploadLimits,
  maxFields: 100,
  maxTextBytes: 256 * kilobyte,
  maxTextInAll: 512 * kilobyte,
}

/** What a buyer with the link of an order may send. */
export const strangersLimits: FormLimits = {
  ...uploadLimits,
  maxFiles: 6,
  maxFormBytes: 40 * kilobyte * kilobyte,
  maxFields: 30,
  maxTextBytes: 16 * kilobyte,
  maxTextInAll: 64 * kilobyte,
}

type Reading = { spool: Spool; who?: Holder; limits?: Partial<FormLimits> }

/** Reads a form as it comes in, its files to disk, and stops at the first byte beyond a limit (S23, S56). */
export async function readForm(request: Request, reading: Reading): Promise<Form> {
  const { spool, who = 'known' } = reading
  const limits = { ...(who === 'known' ? usual : strangersLimits), ...reading.limits }
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new ShopError('no-multipart')
  const boundary = getMultipartBoundary(type)
  if (!boundary || boundary.length > 200 || !request.body) throw unreadable()
  const announced = Number(request.headers.get('content-length')) || 0
  if (announced > limits.maxFormBytes) throw tooMuch(limits)
  const room = spool.open(who, announced)
  try {
    const form = collectInto(room, limits)
    for await (const event of splitParts(fromNetwork(request.body), boundary)) {
      if (event.kind === 'head') beginPart(form, new MultipartPart(event.bytes, []))
      else if (event.kind === 'content') await takeBytes(form, event.bytes)
      else endPart(form)
    }
    return formOf(form)
  } catch (error) {
    await room.close()
    throw error instanceof BrokenParts ? unreadable() : error
  }
}

/** A line that breaks off is no fault of ours. */
async function* fromNetwork(body: AsyncIterable<Uint8Array>) {
  try {
    yield* body
  } catch {
    throw new BrokenParts('The line broke off.')
  }
}

type Part = { name: string; file: NamedUpload | null; isNamed: boolean; text: Uint8Array[] }

/** What has come of a form so far. */
type Collected = {
  limits: FormLimits
  room: SpooledForm
  texts: Map<string, string[]>
  uploads: NamedUpload[]
  bytes: { form: number; text: number; part: number }
  parts: number
  /** The one that is coming in. */
  part: Part | null
}

const collectInto = (room: SpooledForm, limits: FormLimits): Collected => ({
  ...{ limits, room, texts: new Map(), uploads: [] },
  ...{ bytes: { form: 0, text: 0, part: 0 }, parts: 0, part: null },
})

function beginPart(form: Collected, head: MultipartPart) {
  const { limits, room, bytes } = form
  form.parts += 1
  if (form.parts > limits.maxFiles + limits.maxFields) throw tooMany(limits)
  const { name, filename, isFile } = readable(() => headOf(head))
  if (!name) throw unreadable()
  const file = isFile ? named(room.beginFile(), name, filename ?? '') : null
  form.part = { name, file, isNamed: Boolean(filename), text: [] }
  bytes.part = 0
  if (file && filename) addFile(form, file)
}

async function takeBytes(form: Collected, piece: Uint8Array) {
  const { limits, room, bytes, part } = form
  if (!part) throw unreadable()
  bytes.form += piece.length
  if (bytes.form > limits.maxFormBytes) throw tooMuch(limits)
  const isFirst = bytes.part === 0
  bytes.part += piece.length
  if (!part.file) return takeText(form, part, piece)
  if (isFirst && !part.isNamed) addFile(form, part.file)
  if (bytes.part > limits.maxFileBytes) throw tooLargeFile(limits)
  return room.write(piece)
}

function endPart(form: Collected) {
  if (!form.part) throw unreadable()
  const { name, file, text } = form.part
  const words = file ? null : readable(() => decoded(text))
  if (words !== null) append(form.texts, name, words)
  form.part = null
}

const formOf = ({ texts, uploads, room }: Collected): Form => ({
  fields: plain([...texts].map(([name, [first = '']]) => [name, first])),
  texts: (name) => texts.get(name) ?? [],
  files: plain([...Map.groupBy(uploads, ({ field }) => field)]),
  uploads,
  close: room.close,
})

function addFile({ uploads, limits }: Collected, file: NamedUpload) {
  if (uploads.length >= limits.maxFiles) throw tooMany(limits)
  uploads.push(file)
}

function takeText({ bytes, limits }: Collected, part: Part, piece: Uint8Array) {
  bytes.text += piece.length
  const isLong = bytes.part > limits.maxTextBytes || bytes.text > limits.maxTextInAll
  if (isLong) throw new ShopError(refusal('text-too-long', { field: part.name }))
  // The piece of the network would be held as a whole.
  part.text.push(Uint8Array.from(piece))
}

const named = (upload: Upload, field: string, fileName: string): NamedUpload => ({
  get size() {
    return upload.size
  },
  bytes: upload.bytes,
  pieces: upload.pieces,
  field,
  fileName,
})

const headOf = ({ name, filename, isFile }: MultipartPart) => ({ name, filename, isFile })

/** What is not UTF-8 cannot be read. */
function readable<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}

const decoded = (pieces: Uint8Array[]) =>
  new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))

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

const unreadable = () => new ShopError('unreadable-form')

const tooLargeFile = (limits: FormLimits) =>
  new ShopError(refusal('file-too-large', { mostBytes: limits.maxFileBytes }))

const tooMany = (limits: FormLimits) =>
  new ShopError(refusal('too-many-files', { most: limits.maxFiles }))

const tooMuch = (limits: FormLimits) =>
  new ShopError(refusal('form-too-large', { mostBytes: limits.maxFormBytes }))
