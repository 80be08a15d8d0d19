import { groupBy } from './gstr1-amounts.ts'
import type { DocumentType, TaxDocument } from './tax-document.ts'

/** How the portal counts the kinds of papers (table 13), in its order. */
const kinds: readonly [DocumentType, number][] = [
  ['invoice', 1],
  ['credit-note', 5],
  ['receipt-voucher', 6],
  ['refund-voucher', 8],
]

/** First and last number of each series, how many there are and how many of them were cancelled. */
export function documentSummary(documents: readonly TaxDocument[]) {
  const doc_det = kinds.flatMap(([type, doc_num]) => {
    const ofType = documents.filter((one) => one.type === type)
    const docs = groupBy(ofType, ({ number }) => seriesOf(number)).map(([, group], at) => {
      const numbers = group.map(({ number }) => number).sort(byCounter)
      const cancel = group.filter((one) => one.isCancelled).length
      return {
        num: at + 1,
        ...{ from: numbers[0] ?? '', to: numbers.at(-1) ?? '' },
        ...{ totnum: group.length, cancel, net_issue: group.length - cancel },
      }
    })
    return docs.length > 0 ? [{ doc_num, docs }] : []
  })
  return { doc_det }
}

const seriesOf = (number: string) => number.replace(/(?<!\d)\d+$/, '')

const counterIn = (number: string) => Number(/(?<!\d)\d+$/.exec(number)?.[0] ?? 0)

const byCounter = (one: string, other: string) => counterIn(one) - counterIn(other)
