/** Stands between two parts of a line; where the line breaks it stays with the first, so that none begins with it. */
export const dot = '\u00a0· '

/** What is there of these, one after the other. */
export const dotted = (parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(dot)
