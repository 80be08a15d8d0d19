import type { QueuedPicture } from './queries.ts'

/** Makes AVIF sizes in the background, one at a time, while nobody else needs the machine. */
export type PictureQueue = {
  /** Looks for every size that is missing and begins; call it once the shop listens. */
  start(): void
  /** Queues the sizes of a picture, or one width of it in front of all others. */
  add(picture: QueuedPicture, width?: number): void
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>
  /** Lets go of the size in work and of the rest: the next start finds them again. */
  stop(): Promise<void>
  figures(): { waiting: number; made: number; failed: number }
}
