import type { S3Config } from '../config.ts'
import type { Media } from './media.ts'
import { openDisk } from './storage/disk.ts'
import { openS3 } from './storage/s3.ts'

/** Opens what the settings name: an S3 bucket, else a folder of this machine. */
export function openMedia(settings: { s3: S3Config | null }, folder: string): Media {
  return settings.s3 ? openS3(settings.s3) : openDisk(folder)
}
