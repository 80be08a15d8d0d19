import type { AnyCode } from '#domain/said/sentence.ts'
import { conflict, invalid } from './entry.ts'

export const ofBooks = {
  'period-not-over': conflict('This period is not over yet: it can be closed after its last day.'),
  'earlier-period-open': conflict(
    ({ earlier }: { earlier: string }) =>
      `There are documents of ${earlier} that no return has: close their period first.`,
  ),
  'period-filed': conflict(
    ({ arn }: { arn: string }) => `This period was filed already under ${arn}.`,
  ),
  'no-regular-seller': conflict('Only a regular seller files GSTR-1: see Settings, Law and tax.'),
  'period-in-longer-one': conflict('This period is closed already, as a part of a longer one.'),
  'return-has-reds': conflict(
    ({ words }: { words: string[]; told?: { id: string; found: readonly AnyCode[] }[] }) =>
      `Mend this first, or say why the return is made all the same (Books, Compliance). ${words.join(' ')}`,
  ),
  'nothing-to-waive': conflict('None of these checks is red any more: look at the list again.'),
  'no-month': invalid('This is no month.'),
  'files-by-quarter': invalid('This shop files by the quarter: choose its last month.'),
  'last-day-first': invalid('The last day is before the first.'),
  'over-eight-years': invalid('Please choose eight years at most.'),
}
