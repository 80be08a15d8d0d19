/** A weakness planted on purpose: an exact text of one file, and the tests that must not let it pass. */
export type Hole = {
  /** The threat or promise that it breaks. */
  threat: string
  name: string
  /** From src/, without it. */
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** From src/, without it; one of them has to fail. */
  caughtBy: string[]
}
