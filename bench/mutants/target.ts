/** A file that decides, and the tests that must notice when it decides otherwise; all below src/. */
export type Target = { group: string; file: string; tests: string[] }

export const below = (group: string, file: string, ...tests: string[]): Target => ({
  ...{ group, file, tests },
})
