import type { Manifest } from './manifest.ts'
import type { Say } from './refusal.ts'

/** Where a restore goes. Nothing of it is seen in the shop before `swap`. */
export type Target = {
  /** What a person calls it. */
  place: string
  isInUse: boolean
  /** Refuses while a shop has the place open. */
  refuseOpen(): Promise<void>
  /** Builds the database apart and holds it against the manifest; refuses one that differs. */
  fill(folder: string, manifest: Manifest, say: Say): Promise<void>
  /** Puts it in the place of what is there. */
  swap(say: Say): Promise<void>
  /** Leaves nothing behind; after a swap, nothing is left to leave. */
  end(): Promise<void>
}
