import { readMp4 } from './mp4-boxes.ts'
import { sniffVideo, type VideoType } from './sniff-video.ts'
import type { Upload } from './upload.ts'
import { isWebmVideo } from './webm-elements.ts'

/** What tells of the tracks of a WebM stands before its pictures. */
const headBytes = 256 * 1024

/**
 * The kind of video that a file is: by its first bytes and by its structure, which has to reach to the end of the file and
 * to hold a track of pictures. Null for all else: cut off, a sound alone, or another file behind the head of a video.
 */
export async function readVideo(upload: Upload): Promise<VideoType | null> {
  const head = await firstBytes(upload)
  const type = sniffVideo(head)
  if (type === null) return null
  const isWhole =
    type === 'video/webm' ? isWebmVideo(head, upload.size) : await readMp4(upload.pieces(), upload)
  return isWhole ? type : null
}

async function firstBytes(upload: Upload): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const piece of upload.pieces()) {
    parts.push(piece)
    length += piece.byteLength
    if (length >= headBytes) break
  }
  return Buffer.concat(parts).subarray(0, headBytes)
}
