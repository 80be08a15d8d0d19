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
  let link = firstLink
  let text = ''
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  let opened: fs.promises.FileHandle | undefined
  const keep = async () => {
    const taken = text
    try {
      opened ??= await open(file)
      await opened.appendFile(taken)
      await opened.datasync()
      text = text.slice(taken.length)
    } catch (error) {
      await opened?.close().catch(() => undefined)
      opened = undefined
      failed(error)
    }
  }
  const begin = () => {
    running = keep().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    add(entries) {
      for (const entry of entries) {
        const next = lineAfter(link, writer, entry)
        link = next.link
        text += next.text
      }
      if (!running) return begin()
      following ??= running.then(() => {
        following = undefined
        return begin()
      })
      return following
    },
    isKept: () => text === '' || running !== undefined,
    async close() {
      await (following ?? running)
      await opened?.close()
      opened = undefined
    },
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
