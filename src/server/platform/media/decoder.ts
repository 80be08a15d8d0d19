import sharp, { type OutputInfo } from 'sharp'
import { uploadLimits } from './upload/upload-limits.ts'

sharp.concurrency(1)
sharp.cache({ memory: 16, files: 0, items: 20 })

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
