import { ShopError } from '#domain/errors.ts'
import { openKept, openUpload } from './decoder.ts'
import { sniff } from './upload/sniff.ts'
import { uploadLimits } from './upload/upload-limits.ts'
import { notOurs, tooSlow } from './upload/upload-refusals.ts'

const { maxPixels, maxSide, decodeSeconds } = uploadLimits

/** How many pixels an upload has; throws unless its head is that of a picture that the shop keeps. */
export async function lookAtUpload(bytes: Uint8Array): Promise<number> {
  const kind = sniff(bytes)
  const facts = await refusing(openUpload(bytes).metadata())
  const format = facts.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts.format
  if (!kind || format !== kind) throw notOurs()
  const pixels = facts.width * facts.height
  if (pixels > maxPixels) throw new ShopError('picture-too-many-pixels')
  return pixels
}

/** An upload made anew: upright, in sRGB, without metadata; a see-through one as WebP, any other as JPEG. */
export type Remade = {
  bytes: Uint8Array
  format: 'jpg' | 'webp'
  width: number
  height: number
  /** A picture of about 16 pixels as a data address. */
  preview: string
}

/** Looks first: what is no picture of ours, or too large, is never decoded. */
export async function remakeUpload(bytes: Uint8Array): Promise<Remade> {
  await lookAtUpload(bytes)
  return refusing(remake(bytes))
}

async function remake(bytes: Uint8Array): Promise<Remade> {
  const { hasAlpha } = await openUpload(bytes).metadata()
  const upright = openUpload(bytes)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const encoded = hasAlpha
    ? upright.webp({ quality: 88, effort: 2 })
    : upright.jpeg({ quality: 88, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const format = hasAlpha ? 'webp' : 'jpg'
  return { bytes: data, format, width, height, preview: await previewOf(data) }
}

async function previewOf(bytes: Buffer): Promise<string> {
  const tiny = openKept(bytes).resize({ width: 16, height: 24, fit: 'inside' })
  const preview = await tiny.webp({ quality: 20, alphaQuality: 20 }).toBuffer()
  return `data:image/webp;base64,${preview.toString('base64')}`
}

/** Whatever the decoder has against a picture, in a sentence for the person who sent it. */
async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ShopError) throw error
    const reason = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(reason)) throw new ShopError('picture-too-many-pixels')
    if (/^timeout/i.test(reason)) throw tooSlow()
    throw new ShopError('picture-damaged')
  }
}
