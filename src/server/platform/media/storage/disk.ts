import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type KeptFile, type Media, type Part, refuseStrangeName } from '../media.ts'
import { syncOf } from './folder-sync.ts'

const { copyFile, link, open, readdir, readFile, rename, rm, stat } = fs.promises
const abandonedMs = 60 * 60_000

/** Keeps files in a folder; each appears whole or not at all, whatever happens meanwhile. */
export function openDisk(folder: string, now = Date.now()): Media {
  const derived = path.join(folder, 'derived')
  const videos = path.join(folder, 'videos')
  const incoming = path.join(folder, '.incoming')
  for (const part of [derived, videos, incoming]) fs.mkdirSync(part, { recursive: true })
  dropAbandoned(incoming, now - abandonedMs)
  const syncs = new Map([folder, derived, videos].map((part) => [part, syncOf(part)]))

  const placeOf = (name: string) => {
    refuseStrangeName(name)
    return path.join(folder, name)
  }
  /** Fills a new file by `fill`, then gives it its name and makes both durable. */
  const settle = async (name: string, fill: (temporary: string) => Promise<void>) => {
    const place = placeOf(name)
    const temporary = path.join(incoming, randomUUID())
    try {
      await fill(temporary)
      await rename(temporary, place)
    } finally {
      // Left over when filling failed, and when both names are links to one file: then renaming does nothing.
      await rm(temporary, { force: true })
    }
    await syncs.get(path.dirname(place))?.()
  }

  return {
    put: (name, bytes) => settle(name, (temporary) => writeDurably(temporary, bytes)),
    adopt: (name, file) => settle(name, (temporary) => linkOrCopy(file, temporary)),
    putPieces: (name, { pieces }) => settle(name, (temporary) => writeDurably(temporary, pieces())),
    get: (name) => readFile(placeOf(name)).catch(nullWhenMissing),
    part: (name, part) => openPart(placeOf(name), part).catch(nullWhenMissing),
    has: async (name) => (await stat(placeOf(name)).catch(nullWhenMissing)) !== null,
    changedAt: async (name) => (await stat(placeOf(name)).catch(nullWhenMissing))?.mtimeMs ?? null,
    delete: (name) => rm(placeOf(name), { force: true }),
    // Whether the data folder is fit is asked at the start for all that lies in it.
    fault: async () => null,
    list: (beginning) => listFiles(folder, beginning),
  }
}

/** What lies in the folder and in those below it that the shop fills. */
async function listFiles(folder: string, beginning: string): Promise<KeptFile[]> {
  const prefixes = ['', 'derived/', 'videos/']
  const parts = prefixes.map((prefix) => filesIn(path.join(folder, prefix), prefix))
  const files = (await Promise.all(parts)).flat()
  return files.filter((file) => file.name.startsWith(beginning))
}

async function openPart(place: string, { start, end }: Part) {
  const file = await open(place, 'r')
  const web = Readable.toWeb(file.createReadStream({ start, end }))
  return web as ReadableStream<Uint8Array> // Node's own type of the same thing.
}

async function writeDurably(place: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
  const file = await open(place, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A hard link where the file system allows one: hundreds take a moment and no space. */
async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to)
  } catch {
    await copyFile(from, to, fs.constants.COPYFILE_FICLONE)
  }
  const file = await open(to, 'r+')
  await file.sync().finally(() => file.close())
}

async function filesIn(folder: string, prefix: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const facts = await stat(path.join(folder, entry.name)).catch(nullWhenMissing)
    if (!facts) continue
    files.push({ name: prefix + entry.name, bytes: facts.size, changedAt: facts.mtimeMs })
  }
  return files
}

/** What a crash left half-written; a younger file may belong to another process. */
function dropAbandoned(incoming: string, before: number) {
  for (const name of fs.readdirSync(incoming)) {
    const place = path.join(incoming, name)
    const facts = fs.statSync(place, { throwIfNoEntry: false })
    if (facts && facts.ctimeMs < before) fs.rmSync(place, { force: true })
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
