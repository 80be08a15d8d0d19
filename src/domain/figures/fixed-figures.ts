import { textOf } from '#domain/text.ts'
import { type FigureName, type Figures, figuresIn } from './figures.ts'

/** A figure that an English text says by itself, and the one of the settings that says something else now. */
export type FixedFigure = { written: string; name: FigureName; says: string }

type Sign = { find: RegExp; names: readonly FigureName[] }

/** How an English text promises what the settings promise too. */
const signs: readonly Sign[] = [
  { find: /\bfree\b[^.]{0,60}?\b(?:above|over|from)\s+(₹\s?[\d,]+)/gi, names: ['free above'] },
  {
    find: /\b(\d+\s?[-–]\s?\d+)\s+(?:business|working)\s+days/gi,
    names: ['days in India', 'days abroad'],
  },
  { find: /\bwithin\s+(\d+)\s+days\s+of\s+delivery/gi, names: ['return days'] },
  { find: /\bwithin\s+(\d+)\s+hours\s+of\s+delivery/gi, names: ['damage hours'] },
]

/** Promises of a text that are not those of the settings; tags are read over. */
export function fixedFigures(text: string, figures: Figures): FixedFigure[] {
  const plain = textOf(text)
  return signs.flatMap(({ find, names }) => {
    const [name = 'free above'] = names
    const now = names.map((one) => figures[one])
    return [...plain.matchAll(find)].flatMap(([, written = '']) =>
      now.some((says) => says !== null && same(says) === same(written))
        ? []
        : [{ written, name, says: now.filter((says) => says !== null).join(', ') }],
    )
  })
}

const same = (figure: string) => figure.replace(/[\s,]/g, '').replace('–', '-')

/** Names of a text that have nothing to say now: the lines that hold them are not shown. */
export const silentIn = (text: string, figures: Figures): FigureName[] =>
  figuresIn(text).filter((name) => figures[name] === null)
