/** A kept file; `changedAt` is milliseconds since 1970. */
export type KeptFile = { name: string; bytes: number; changedAt: number }

/** A file that is read as it is needed: as often as somebody asks for its pieces. */
export type Pieces = { size: number; pieces: () => AsyncIterable<Uint8Array> }

/** Bytes from `start` to `end`, both inclusive. */
export type Part = { start: number; end: number }

/** Where files are kept: names are `{hash}.jpg` for whole pictures, `derived/…` for what is made of them, `videos/…`. */
export type Media = {
  /** Keeps the bytes under the name, for good once it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Keeps a file of this machine as it is: `file` must never be written again. */
  adopt(name: string, file: string): Promise<void>
  /** The same of a file too large for memory, piece by piece. */
  putPieces(name: string, file: Pieces): Promise<void>
  get(name: string): Promise<Buffer | null>
  /** A part of it as it is read; null for what is not there. */
  part(name: string, part: Part): Promise<ReadableStream<Uint8Array> | null>
  has(name: string): Promise<boolean>
  /** Milliseconds since 1970; null for what is not there. */
  changedAt(name: string): Promise<number | null>
  /** A name that is not there is as good as deleted. */
  delete(name: string): Promise<void>
  /** Every file whose name begins so. */
  list(beginning: string): Promise<KeptFile[]>
  /**
   * Null when the storage answers and takes our keys. `refused`: it will not before a setting is mended; `away`: it does
   * not answer now.
   */
  fault(): Promise<StorageFault | null>
}

export type StorageFault = { kind: 'refused' | 'away'; reason: string }

const allowed = /^(?:derived\/|videos\/)?[0-9a-z][0-9a-z-]*\.[a-z0-9]{3,4}$/

/** Whether a file has a name that the shop gives. */
export const isKeptName = (name: string) => allowed.test(name)

/** Names are made by the shop itself: any other is a fault of ours, never a visitor's choice. */
export function refuseStrangeName(name: string) {
  if (!isKeptName(name)) throw new Error(`Not a name of a kept file: ${JSON.stringify(name)}`)
}
