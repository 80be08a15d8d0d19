import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncOf } from '../media/storage/folder-sync.ts'
import { type Entry, firstLink, lineAfter } from './journal-line.ts'

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

/**
 * Opens the journal for one process; several append to the same file, each with a chain of its own. What comes
 * while a sync runs shares the next one.
 */
export function openJournal(file: string, failed: (error: unknown) => void): Journal {
  const writer = randomBytes(6).toString('hex')
  const pending: Pending = { file, text: '', opened: undefined }
  let link = firstLink
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
      for (const entry of entries) {
        const next = lineAfter(link, writer, entry)
        link = next.link
        pending.text += next.text
      }
      if (!running) return begin()
      following ??= running.then(() => {
        following = undefined
        return begin()
      })
      return following
    },
    isKept: () => pending.text === '' || running !== undefined,
    async close() {
      await (following ?? running)
      await pending.opened?.close()
      pending.opened = undefined
    },
  }
}

/** Lines that the disk has not taken yet, and their file once it is open. */
type Pending = { file: string; text: string; opened: fs.promises.FileHandle | undefined }

/** One sync; what it could not keep stays pending, and the file is opened anew for the next one. */
async function appendPending(pending: Pending, failed: (error: unknown) => void) {
  const taken = pending.text
  try {
    pending.opened ??= await open(pending.file)
    await pending.opened.appendFile(taken)
    await pending.opened.datasync()
    pending.text = pending.text.slice(taken.length)
  } catch (error) {
    await pending.opened?.close().catch(() => undefined)
    pending.opened = undefined
    failed(error)
  }
}

async function open(file: string): Promise<fs.promises.FileHandle> {
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  const isNew = !fs.existsSync(file)
  const handle = await fs.promises.open(file, 'a+', 0o600)
  try {
    // A name that the folder forgets is a journal that never was.
    if (isNew) await syncOf(path.dirname(file))()
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
