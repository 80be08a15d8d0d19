import type { Shop } from '../shop.ts'
import type { KeptFile } from './media.ts'
import { fileName, hashOf } from './picture-name.ts'
import { allPicturePaths, forgetPicture, mentionedHashes, pictureByHash } from './queries.ts'

/** A file may be older than its row is young: what is newer than this may belong to a form on its way. */
const sparedMs = 24 * 60 * 60_000

/** The files that nothing refers to any more and that are older than a day. */
export function sweepable(
  files: readonly KeptFile[],
  wanted: ReadonlySet<string>,
  now: number,
): string[] {
  return files
    .filter((file) => file.changedAt < now - sparedMs)
    .filter((file) => {
      const hash = hashOf(file.name)
      return hash !== null && !wanted.has(hash)
    })
    .map((file) => file.name)
}

/** Forgets pictures that nothing refers to, then deletes files without a picture; a job for the night. */
export async function sweepUploads(
  shop: Pick<Shop, 'db' | 'media' | 'now' | 'log'>,
): Promise<{ pictures: number; files: number }> {
  const mentioned = await mentionedHashes(shop.db)
  const pictures = await forgetUnmentioned(shop, mentioned)
  const kept = (await allPicturePaths(shop.db)).map((path) => hashOf(path) ?? '')
  const wanted = new Set([...mentioned, ...kept])
  let files = 0
  for (const name of sweepable(await shop.media.list(''), wanted, shop.now())) {
    if (!(await isStillUnwanted(shop, name))) continue
    await shop.media.delete(name)
    files += 1
  }
  if (files > 0) shop.log.info({ pictures, files }, 'unreferenced pictures swept away')
  return { pictures, files }
}

async function forgetUnmentioned(
  shop: Pick<Shop, 'db' | 'now'>,
  mentioned: ReadonlySet<string>,
): Promise<number> {
  let forgotten = 0
  for (const path of await allPicturePaths(shop.db)) {
    if (mentioned.has(hashOf(fileName(path)) ?? '')) continue
    const isGone = await shop.db.write((tx) => forgetPicture(tx, path, shop.now() - sparedMs))
    if (isGone) forgotten += 1
  }
  return forgotten
}

/** Looks again just before deleting: the same picture may have been sent anew meanwhile. */
async function isStillUnwanted(shop: Pick<Shop, 'db' | 'media' | 'now'>, name: string) {
  const hash = hashOf(name)
  if (hash === null || (await pictureByHash(shop.db, hash))) return false
  const changedAt = await shop.media.changedAt(name)
  return changedAt !== null && changedAt < shop.now() - sparedMs
}
