import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

const megabyte = 1024 * 1024

/** What the processes held while many sent something at once, in MB, and how it went for those who sent. */
export type UploadTrial = {
  idle: number
  peak: number
  seconds: number
  /** Answers by status; 0 where the line broke before one came. */
  statuses: Map<number, number>
}

/** A photograph of so many megapixels with grain in it, just below the 10 MB that a file may have. */
export async function photograph(megapixels: number): Promise<Blob> {
  const width = Math.round(Math.sqrt((megapixels * 1_000_000 * 3) / 4))
  const height = Math.floor((megapixels * 1_000_000) / width)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 }
  const grain = { width, height, channels: 3 as const, background: 'grey', noise }
  const raw = await sharp({ create: grain }).png({ compressionLevel: 0 }).toBuffer()
  for (let quality = 92; quality > 10; quality -= 6) {
    const jpeg = await sharp(raw).jpeg({ quality }).toBuffer()
    if (jpeg.length < 9.9 * megabyte)
      return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
  }
  throw new Error('No quality makes the photograph small enough.')
}

/** A form with so many copies of a photograph; all forms share its bytes. */
export function formWith(field: string, copies: number, picture: Blob): FormData {
  const form = new FormData()
  for (let n = 0; n < copies; n++) form.append(field, picture, `${n}.jpg`)
  return form
}

/** Sends all at once and watches what is held until the last is answered. */
export async function sendAll(
  heldBytes: () => number,
  address: string,
  bodies: FormData[],
  headers: Record<string, string>,
): Promise<UploadTrial> {
  const idle = heldBytes()
  const watch = watchMost(heldBytes)
  const began = performance.now()
  const statuses = new Map<number, number>()
  const send = async (body: FormData) => {
    const status = await fetch(address, { method: 'POST', headers, body }).then(
      (reply) => reply.text().then(() => reply.status),
      () => 0,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await Promise.all(bodies.map(send))
  const seconds = (performance.now() - began) / 1000
  return { idle: idle / megabyte, peak: watch.end(), seconds, statuses }
}

/** The most that was held in the next so many milliseconds, in MB. */
export async function heldMeanwhile(heldBytes: () => number, ms: number): Promise<number> {
  const watch = watchMost(heldBytes)
  await pause(ms)
  return watch.end()
}

function watchMost(heldBytes: () => number) {
  let most = heldBytes()
  const looking = setInterval(() => {
    most = Math.max(most, heldBytes())
  }, 20)
  return {
    end() {
      clearInterval(looking)
      return most / megabyte
    },
  }
}
