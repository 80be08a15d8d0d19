import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncOf } from '../media/storage/folder-sync.ts'
import { noteNewJournal } from './findings-file.ts'
import { type Entry, firstLink, type Link, lineAfter } from './journal-line.ts'

/** The list of acknowledged orders that is kept outside the database. */
export type Journal = {
  /**
   * Ends once the entries are durable. A disk that does not take them is told of by `isKept` and not thrown: the
   * orders are in the database by then, and these lines go with the next ones.
   */
  add(entries: Entry[]): Promise<void>
  /** False while lines wait that the disk did not take. */
  isKept(): boolean
  close(): Promise<void>
}

/** Where the journal of a shop lies. */
export const journalFile = (dataDir: string) => path.join(dataDir, 'orders.journal')

/** How long a journal is; 0 where there is none. */
export const journalBytes = (file: string) =>
  fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * Opens the journal for one process; several append to the same file, each with a chain of its own. What comes
 * while a sync runs shares the next one.
 */
export function openJournal(file: string, failed: (error: unknown) => void): Journal {
  const writer = randomBytes(6).toString('hex')
  const pending: Pending = { file, writer, link: firstLink, entries: [], opened: undefined }
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  const begin = () => {
    running = appendPending(pending, failed).finally(() => {
      running = undefined
    })
    return running
  }
  return {
    add(entries) {
      pending.entries.push(...entries)
      if (!running) return begin()
      following ??= running.then(() => {
        following = undefined
        return begin()
      })
      return following
    },
    isKept: () => pending.entries.length === 0 || running !== undefined,
    async close() {
      await (following ?? running)
      await pending.opened?.close()
      pending.opened = undefined
    },
  }
}

/** What the disk has not taken yet, the end of this writer's chain, and their file once it is open. */
type Pending = {
  file: string
  writer: string
  link: Link
  entries: Entry[]
  opened: fs.promises.FileHandle | undefined
}

/** One sync; what it could not keep stays pending, and the file is opened anew for the next one. */
async function appendPending(pending: Pending, failed: (error: unknown) => void) {
  const taken = [...pending.entries]
  try {
    const opened = await openedNow(pending)
    const { text, link } = linesAfter(pending, taken)
    await opened.appendFile(text)
    await opened.datasync()
    pending.link = link
    pending.entries = pending.entries.slice(taken.length)
  } catch (error) {
    await pending.opened?.close().catch(() => undefined)
    pending.opened = undefined
    failed(error)
  }
}

function linesAfter({ link, writer }: Pending, entries: Entry[]) {
  const built = { text: '', link }
  for (const entry of entries) {
    const next = lineAfter(built.link, writer, entry)
    built.link = next.link
    built.text += next.text
  }
  return built
}

/** The open file, or another one where somebody has deleted it: a file without a name keeps nothing. */
async function openedNow(pending: Pending): Promise<fs.promises.FileHandle> {
  if (pending.opened && (await pending.opened.stat()).nlink === 0) {
    await pending.opened.close()
    pending.opened = undefined
  }
  pending.opened ??= await open(pending)
  return pending.opened
}

async function open(pending: Pending): Promise<fs.promises.FileHandle> {
  const { file } = pending
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  const isNew = !fs.existsSync(file)
  const handle = await fs.promises.open(file, 'a+', 0o600)
  try {
    // A name that the folder forgets is a journal that never was.
    if (isNew) await syncOf(path.dirname(file))()
    if (isNew) noteNewJournal(path.dirname(file))
    if (isNew) pending.link = firstLink
    if (await isTorn(handle)) await handle.appendFile('\n')
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Whether the file ends in a line that nobody finished. */
async function isTorn(handle: fs.promises.FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return false
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== '\n'
}
