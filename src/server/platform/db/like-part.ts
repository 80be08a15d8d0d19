/** What somebody typed as a part of a text, for `LIKE … ESCAPE '\'`: its own signs mean nothing but themselves. */
export const likePart = (typed: string): string =>
  `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
