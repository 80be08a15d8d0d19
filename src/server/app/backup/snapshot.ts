import type { Census } from './census.ts'
import type { KeptFiles } from './manifest.ts'

/** A database as it was at one moment, its files already in the folder of the backup. */
export type Snapshot = {
  /** Milliseconds since 1970, taken before the first page was read. */
  takenAt: number
  schema: string[]
  census: Census
  highestIds: Record<string, number>
  files: KeptFiles
  /** The addresses of every picture that it knows. */
  pictures: string[]
}
