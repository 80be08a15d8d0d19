import { createHash, randomInt, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { Settings } from '#contract/settings/types.ts'
import { sectionSize } from '#domain/home-page/section-size.ts'
import type { Query } from '#server/platform/db/database.ts'
import type { Heard } from './hear.ts'
import type { Owner } from './owner.ts'

/** What the owner was told of her work. */
export type Diary = {
  /** Slugs of the sarees that the shop said it has. */
  added: Set<string>
  /** Pieces in a row of the home page: the number confirmed last, then one whose answer did not come. */
  counts: number[]
  /** Pictures that were looked at and are whole. */
  whole: Set<string>
}

export const newDiary = (): Diary => ({ added: new Set(), counts: [], whole: new Set() })

/** Adds sarees and, beside it, saves settings until `end` or until no answer comes. */
export function sendOwner(owner: Owner, diary: Diary) {
  let isOver = false
  const adding = async () => {
    while (!isOver) {
      const slug = `trial-${randomUUID()}`
      const heard = await owner.addSaree({ slug, photograph: await paintPlain() })
      if (!isConfirmed(heard)) return
      diary.added.add(slug)
    }
  }
  const saving = async () => {
    for (let count: number = sectionSize.min; !isOver; count = nextOf(count)) {
      diary.counts.push(count)
      if (!isConfirmed(await owner.saveSettings(count))) return
      diary.counts = [count]
      await pause(50)
    }
  }
  const all = Promise.all([adding(), saving()])
  // A fault of one is thrown by `end`, not while nobody listens.
  all.catch(() => undefined)
  return {
    async end() {
      isOver = true
      await all
    },
  }
}

/** False for a silence and for "not now"; any other refusal is a fault. */
function isConfirmed({ status, message }: Heard): boolean {
  if (status === 200 || status === 201) return true
  if (status === 0 || status >= 500) return false
  throw new Error(`The owner was answered ${status}: ${message}`)
}

const nextOf = (count: number) => (count === sectionSize.max ? sectionSize.min : count + 1)

/** A photograph that no other one equals. */
function paintPlain(): Promise<Buffer> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)]
  const size = { width: randomInt(900, 1200), height: 1200 }
  const background = { r, g, b }
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** How many sarees that were confirmed are gone, and how much of her work is there in part. */
export async function shelfOf(
  read: Query,
  { url, uploads }: { url: string; uploads: string },
  diary: Diary,
) {
  const rows = await read
    .selectFrom('products')
    .leftJoin('product_pictures', 'product_pictures.product_id', 'products.id')
    .leftJoin('pictures', 'pictures.path', 'product_pictures.path')
    .select(['slug', 'pictures.path as path'])
    .where('slug', 'like', 'trial-%')
    .execute()
  const slugs = new Set(rows.map(({ slug }) => slug))
  const lost = [...diary.added].filter((slug) => !slugs.has(slug)).length
  const halves = rows.filter(({ path: address }) => !isWhole(uploads, address, diary.whole)).length
  return { lost, halves: halves + ((await areSettingsWhole(url, diary)) ? 0 : 1) }
}

/** A picture's name is the beginning of its file's SHA-256. */
function isWhole(uploads: string, address: string | null, known: Set<string>): boolean {
  if (address === null) return false
  if (known.has(address)) return true
  const { base, name } = path.parse(address)
  const file = path.join(uploads, base)
  if (!fs.existsSync(file)) return false
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex')
  if (hash.startsWith(name)) known.add(address)
  return hash.startsWith(name)
}

async function areSettingsWhole(url: string, diary: Diary): Promise<boolean> {
  const settings = Settings.parse(await (await fetch(`${url}/api/settings`)).json())
  const counts = new Set([
    settings.newArrivalsCount,
    settings.premiumProductsCount,
    settings.trendingProductsCount,
  ])
  const [count = 0] = counts
  const isOne = counts.size === 1 && (diary.counts.length === 0 || diary.counts.includes(count))
  diary.counts = [count]
  return isOne
}
