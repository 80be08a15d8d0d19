/** A file that decides, and the tests that must notice when it decides otherwise; all below src/. */
export type Target = {
  group: string
  file: string
  tests: string[]
  /** The few of many files that notice most: what they let pass is tried with `tests`. */
  first?: string[]
}

export const below = (group: string, file: string, ...tests: string[]): Target => ({
  ...{ group, file, tests },
})
