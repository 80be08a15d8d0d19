import { createHash } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import type { Shop } from '../shop.ts'
import type { PictureRow } from './queries.ts'
import type { Upload } from './upload/upload.ts'
import { uploadLimits } from './upload/upload-limits.ts'
import { remakeApart } from './upload/upload-processes.ts'

/**
 * Takes an uploaded picture in: judged by its content alone, made anew without anything that was hidden in
 * it, kept under the hash of its bytes. The caller writes the row (`insertPicture`) in its transaction.
 */
export async function keepImage(
  shop: Pick<Shop, 'media' | 'now' | 'pictureQueue'>,
  upload: Upload,
): Promise<PictureRow> {
  if (upload.size > uploadLimits.maxFileBytes) throw new ShopError('picture-over-10-mb')
  if (upload.size === 0) throw new ShopError('picture-empty')
  const { bytes, format, width, height, preview } = await remakeApart(upload)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const name = `${hash}.${format}`
  await shop.media.put(name, bytes)
  const row = { path: `/uploads/${name}`, width, height, bytes: bytes.length, preview }
  shop.pictureQueue.add({ ...row, isMain: true })
  return { ...row, created_at: shop.now() }
}
