import sharp, { type OutputInfo } from 'sharp'
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
