import sharp, { type Create, type CreateText, type OutputInfo } from 'sharp'
import { uploadLimits } from './upload/upload-limits.ts'

sharp.concurrency(1)
// No picture is decoded twice: what a cache would keep is only memory.
sharp.cache(false)

const limitInputPixels = uploadLimits.maxPixels

/** Opens what somebody sent: the slightest damage is an error. */
export const openUpload = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels, failOn: 'warning' })

/** Opens what the shop itself has made. */
export const openKept = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels, failOn: 'none' })

/** Opens pixels that are decoded already. */
export const openPixels = (bytes: Buffer, facts: OutputInfo) => {
  const { width, height, channels } = facts
  return sharp(bytes, { raw: { width, height, channels } })
}

/** An even ground to lay pictures on. */
export const openGround = (ground: Create) => sharp({ create: ground })

/** Letters as a picture, on nothing. */
export const openText = (text: CreateText) => sharp({ text: { dpi: 72, rgba: true, ...text } })
