import type { CodeOf } from './sentence.ts'

/** A column with what stands in it in the shop and in the file; `file` is null where it says nothing. */
export type TwoSides = { column: string; here: string; file: string | null }

const sidesOf = (sides: TwoSides[]) =>
  sides
    .map(({ column, here, file }) =>
      file === null ? column : `${column} “${here}” here, “${file}” there`,
    )
    .join('; ') || 'pictures'

/** What is wrong with a row of a file of products, or of words. */
export const importSentences = {
  archived: 'This product is archived. Restore it first.',
  'no-picture': ({ name }: { name: string }) =>
    `There is no picture “${name}”. Choose it along with the file.`,
  twice: ({ row, column }: { row: number; column: string }) => `Row ${row} has the same ${column}.`,
  'slug-taken': ({ name, code }: { name: string; code: string }) =>
    `“${name}” (${code}) already has this slug.`,
  outdated: ({ sides }: { sides: TwoSides[] }) =>
    `Somebody else has changed this product since the file was made: ${sidesOf(sides)}. Write theirs into the row, or empty this cell to save yours.`,
  'more-cells': 'This row has more cells than the heading.',
  'no-column': ({ name }: { name: string }) => `There is no column “${name}”.`,
  'column-twice': 'This column stands there twice.',
  'no-heading': 'The first row must name the columns.',
  'yes-or-no': 'Write yes or no.',
  'no-category': ({ name }: { name: string }) => `There is no category “${name}”.`,
  'too-few': ({ stock }: { stock: number }) => `Only ${stock} are there.`,
  'stock-and-change': 'Write a stock or a change, not both.',
  'no-whole-number': 'Please enter a whole number',
  'no-such-text': 'The shop says nothing under this name any more.',
  'text-outdated': 'This has changed since the file was made. Please export it again.',
  'words-too-long': 'These words are too long.',
  'no-words': 'This file holds no words.',
  'too-many-rows': ({ most }: { most: number }) =>
    `A file may have ${most.toLocaleString('en-IN')} rows.`,
  'column-missing': 'This column is missing.',
}

export type ImportSentences = typeof importSentences
export type ImportCode = CodeOf<ImportSentences>
