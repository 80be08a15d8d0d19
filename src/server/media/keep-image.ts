import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { invalid, ShopError, tooLarge, unsupportedType } from '#domain/errors.ts'
import type { Shop } from '../shop.ts'
import { decoding, openKept, openUpload } from './decoder.ts'
import type { PictureRow } from './queries.ts'
import { sniff } from './sniff.ts'
import { uploadLimits } from './upload-limits.ts'

const { maxFileBytes, maxPixels, maxSide, decodeSeconds } = uploadLimits
const onlyThese = 'Only JPEG, PNG, WebP and AVIF pictures can be used.'
const damaged = 'This picture is damaged or not complete. Please save it again and try once more.'
const tooManyPixels = 'This picture is too large: it may have at most 40 megapixels.'
/** Above this many pixels a picture is decoded alone, so that two at once never need twice the memory. */
const heavyPixels = 16_000_000

/**
 * Takes an uploaded picture in: judged by its content alone, made anew without anything that was hidden in
 * it, kept under the hash of its bytes. The caller writes the row (`insertPicture`) in its transaction.
 */
export async function keepImage(
  shop: Pick<Shop, 'media' | 'now' | 'pictureQueue'>,
  bytes: Uint8Array,
): Promise<PictureRow> {
  if (bytes.byteLength > maxFileBytes) throw tooLarge('A picture may have at most 10 MB.')
  if (bytes.byteLength === 0) throw invalid('This file is empty.')
  const kind = sniff(bytes)
  if (!kind) throw unsupportedType(onlyThese)
  const facts = await refusing(openUpload(bytes).metadata())
  refuseDisguised(kind, facts)
  const weight = facts.width * facts.height > heavyPixels ? 2 : 1
  const made = await decoding.run(() => refusing(remake(bytes, facts)), weight)
  const hash = createHash('sha256').update(made.data).digest('hex').slice(0, 32)
  const name = `${hash}.${made.format}`
  await shop.media.put(name, made.data)
  const { width, height, preview } = made
  const row = { path: `/uploads/${name}`, width, height, bytes: made.data.length, preview }
  shop.pictureQueue.add({ ...row, isMain: true })
  return { ...row, created_at: shop.now() }
}

function refuseDisguised(kind: string, facts: Metadata) {
  const format = facts.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts.format
  if (format !== kind) throw unsupportedType(onlyThese)
  if (facts.width * facts.height > maxPixels) throw tooLarge(tooManyPixels)
}

/** Upright, in sRGB, without metadata; see-through ones as WebP, all others as JPEG. */
async function remake(bytes: Uint8Array, facts: Metadata) {
  const upright = openUpload(bytes)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const format = facts.hasAlpha ? 'webp' : 'jpg'
  const { data, info } = await (facts.hasAlpha
    ? upright.webp({ quality: 88, effort: 2 })
    : upright.jpeg({ quality: 88, mozjpeg: true })
  ).toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { data, format, width, height, preview: await previewOf(data) }
}

/** A picture of about 16 pixels as a data address. */
async function previewOf(data: Buffer): Promise<string> {
  const tiny = openKept(data).resize({ width: 16, height: 24, fit: 'inside' })
  const bytes = await tiny.webp({ quality: 20, alphaQuality: 20 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Whatever the decoder has against a picture, in a sentence for the person who sent it. */
async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    if (error instanceof ShopError) throw error
    if (/pixel limit/i.test(reason)) throw tooLarge(tooManyPixels)
    if (/^timeout/i.test(reason)) throw invalid('This picture takes too long to read.')
    throw invalid(damaged)
  }
}
