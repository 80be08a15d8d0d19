import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import type { Upload } from '../../media/upload/upload.ts'
import { type ByteBudget, createByteBudget, type Holder } from './byte-budget.ts'

const megabyte = 1024 * 1024

/** Files of all forms on their way together: the largest import and two of the largest forms beside it. */
export const mostSpooledBytes = 512 * megabyte

/** Where the files of forms lie while their request is answered. */
export type Spool = {
  /** Room for one form; `announced` bytes are held from the beginning, further ones as they come. */
  open(who: Holder, announced: number): SpooledForm
  /** Bytes that all forms hold right now. */
  held(): number
}

export type SpooledForm = {
  /** Takes further bytes of the file that was begun last. */
  write(bytes: Uint8Array): Promise<void>
  /** Begins a file; its size and bytes are those written until the next one begins. */
  beginFile(): Upload
  /** Forgets everything; never throws. */
  close(): Promise<void>
}

const spools = new WeakMap<Config, Spool>()

/** Where the forms of a shop lie; what an earlier process may have left there is removed first. */
export function spoolOf({ config }: { config: Config }): Spool {
  const known = spools.get(config)
  if (known) return known
  const folder = path.join(config.dataDir, 'incoming')
  void sweepSpool(folder).catch(() => undefined) // A folder that cannot be written to is told at the first form.
  const spool = createSpool(folder)
  spools.set(config, spool)
  return spool
}

/**
 * Keeps what comes in on disk, in files that lose their name as soon as they are open: whatever ends the
 * process gives their room back.
 */
export function createSpool(folder: string, most = mostSpooledBytes): Spool {
  const budget = createByteBudget(most)
  return {
    open: (who, announced) => openForm(folder, budget, who, announced),
    held: budget.held,
  }
}

function openForm(folder: string, budget: ByteBudget, who: Holder, announced: number): SpooledForm {
  budget.take(announced, who)
  let held = announced
  let end = 0
  let file: fs.FileHandle | undefined
  let last = { start: 0, size: 0 }
  const grow = (bytes: number) => {
    const more = end + bytes - held
    if (more <= 0) return
    budget.take(more, who)
    held += more
  }
  return {
    async write(bytes) {
      grow(bytes.length)
      file ??= await openNameless(folder)
      await file.write(bytes, 0, bytes.length, end)
      end += bytes.length
      last.size += bytes.length
    },
    beginFile() {
      const place = { start: end, size: 0 }
      last = place
      return {
        get size() {
          return place.size
        },
        bytes: () => readFrom(file, place),
        pieces: () => piecesOf(file, place),
      }
    },
    async close() {
      budget.giveBack(held, who)
      held = 0
      await file?.close().catch(() => undefined)
      file = undefined
    },
  }
}

async function openNameless(folder: string): Promise<fs.FileHandle> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.join(folder, randomUUID())
  const file = await fs.open(name, 'wx+', 0o600)
  // Another process that starts right now may have swept the name away.
  await fs.rm(name, { force: true })
  return file
}

type Place = { start: number; size: number }

const pieceBytes = 256 * 1024

async function* piecesOf(file: fs.FileHandle | undefined, { start, size }: Place) {
  for (let at = 0; at < size; at += pieceBytes) {
    yield await readFrom(file, { start: start + at, size: Math.min(pieceBytes, size - at) })
  }
}

async function readFrom(file: fs.FileHandle | undefined, place: Place) {
  const bytes = new Uint8Array(place.size)
  if (place.size === 0) return bytes
  if (!file) throw new Error('The form is closed: its files are gone.')
  const { bytesRead } = await file.read(bytes, 0, place.size, place.start)
  if (bytesRead !== place.size) throw new Error('A file of a form is shorter than it was.')
  return bytes
}

/** Removes what a process left that ended between opening a file and taking its name away. */
export async function sweepSpool(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => [])
  for (const name of names) await fs.rm(path.join(folder, name), { force: true })
}
