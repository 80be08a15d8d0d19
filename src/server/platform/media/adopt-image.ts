import path from 'node:path'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Shop } from '../shop.ts'
import type { PictureRow } from './queries.ts'

/** What a manifest says of a picture that is known to be good. */
export type KnownPicture = {
  width: number
  height: number
  bytes: number
  /** Hex, of the whole file. */
  sha256: string
  preview: string
}

/** Keeps a picture that came with the shop as it is, undecoded; the caller writes the row. */
export async function adoptImage(
  shop: Pick<Shop, 'media' | 'now'>,
  file: string,
  known: KnownPicture,
): Promise<PictureRow> {
  const ending = path.extname(file)
  if (ending !== '.jpg' && ending !== '.webp')
    throw new ShopError(refusal('neither-jpg-nor-webp', { file }))
  const name = known.sha256.slice(0, 32) + ending
  await shop.media.adopt(name, file)
  const { width, height, bytes, preview } = known
  return { path: `/uploads/${name}`, width, height, bytes, preview, created_at: shop.now() }
}
