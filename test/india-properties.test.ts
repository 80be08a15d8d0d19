import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstr1 } from '#domain/books/gstr1.ts'
import { type BookEvent, postingsOf, refundKinds } from '#domain/books/postings.ts'
import type { TaxDocument } from '#domain/books/tax-document.ts'
import { billOf } from '#domain/tax/bill.ts'
import { type CreditStep, creditNotes, type Note } from '#domain/tax/credit-note.ts'
import type { Bill, BillRow, Sale, TaxHeads } from '#domain/tax/sale.ts'
import { type CasesHead, lawOf } from './india.ts'
import { randomSale, randomSteps } from './random-sale.ts'

const head = JSON.parse(
  readFileSync(new URL('./india-cases.json', import.meta.url), 'utf8'),
) as CasesHead
const law = lawOf(head)

function billed(sale: Sale): Bill {
  const bill = billOf(sale, law)
  if ('refused' in bill) throw new Error(bill.refused)
  return bill
}

const isNote = (one: Note | { refused: string }): one is Note => 'rows' in one

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0)

const heads = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const

const total = (of: TaxHeads) => sum(heads, (name) => of[name])

function holds(what: (sale: Sale) => void) {
  return fc.assert(fc.property(randomSale, what), { numRuns: 500 })
}

describe('a bill of any sale', () => {
  it('adds up in every row, and its rows add up to it', () => {
    return holds((sale) => {
      const bill = billed(sale)
      for (const row of bill.rows) {
        expect(total(row)).toBe(row.netPaise)
        expect(row.netPaise).toBe(row.grossPaise - row.discountPaise)
        expect(row.cgstPaise).toBe(row.sgstPaise)
        for (const amount of Object.values(row))
          if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0)
      }
      for (const name of heads) {
        expect(sum(bill.rows, (row) => row[name])).toBe(bill[name])
        expect(sum(bill.byRate, (rate) => rate[name])).toBe(bill[name])
      }
      expect(total(bill)).toBe(bill.totalPaise)
    })
  })

  it('comes to what the shopper saw: goods without their discounts, delivery and fee', () => {
    return holds((sale) => {
      const bill = billed(sale)
      const gross = sum(sale.lines, (line) => line.unitPaise * line.quantity)
      const along = (sale.deliveryPaise ?? 0) + (sale.feePaise ?? 0)
      expect(bill.totalPaise).toBe(gross - bill.discountPaise + along)
      expect(bill.discountPaise).toBeLessThanOrEqual(sum(sale.discounts ?? [], (one) => one.paise))
    })
  })

  it('has each tax within 0.6 paisa of its rate', () => {
    const exact = (row: BillRow, share: number) =>
      (row.netPaise * (row.rateBp ?? 0) * share) / (10_000 + (row.rateBp ?? 0))
    return holds((sale) => {
      const bill = billed(sale)
      const [half, whole] = bill.supply === 'intra' ? [0.5, 0] : [0, 1]
      for (const row of bill.rows) {
        expect(Math.abs(row.cgstPaise - exact(row, half))).toBeLessThanOrEqual(0.6)
        expect(Math.abs(row.igstPaise - exact(row, whole))).toBeLessThanOrEqual(0.6)
      }
    })
  })

  it('is the same without tax for who may charge none', () => {
    return holds((sale) => {
      const seller = { ...sale.seller, registration: 'unregistered' as const, mayCrossStates: true }
      const lines = sale.lines.map((line) => ({ ...line, isHandicraft: true }))
      const bill = billed({ ...sale, seller, lines })
      expect(bill.totalPaise).toBe(billed(sale).totalPaise)
      expect(bill).toMatchObject({ taxablePaise: bill.totalPaise, kind: 'bill', section: null })
    })
  })
})

/** Every piece that is left of a bill after these steps, and what went along. */
function restOf(bill: Bill, steps: CreditStep[], notes: (Note | { refused: string })[]) {
  const taken = steps.filter((_, at) => isNote(notes[at] ?? { refused: '' }))
  const back = (line: number) =>
    sum(taken, (step) => sum(step.returned ?? [], (one) => (one.line === line ? one.quantity : 0)))
  const returned = bill.rows.flatMap(({ line, quantity }) =>
    line === null ? [] : [{ line, quantity: quantity - back(line) }],
  )
  return { returned, delivery: true }
}

describe('notes of any returns', () => {
  it('never pass the bill, and bring it to exactly nothing when all is back', () => {
    return fc.assert(
      fc.property(randomSale, randomSteps, (sale, asked) => {
        const bill = billed(sale)
        const steps = [...asked, restOf(bill, asked, creditNotes(bill, asked))]
        const notes = creditNotes(bill, steps).filter(isNote)
        for (const name of [...heads, 'totalPaise'] as const)
          expect(sum(notes, (note) => note[name])).toBe(bill[name])
        for (const note of notes) {
          expect(total(note)).toBe(note.totalPaise)
          expect(note.totalPaise).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('follow one another: a refused step changes nothing for those after it', () => {
    return fc.assert(
      fc.property(randomSale, randomSteps, (sale, steps) => {
        const bill = billed(sale)
        const answers = creditNotes(bill, steps)
        const lawful = steps.filter((_, at) => isNote(answers[at] ?? { refused: '' }))
        expect(creditNotes(bill, lawful)).toEqual(answers.filter(isNote))
      }),
    )
  })
})

const paise = fc.integer({ min: 1, max: 100_000_000 })

describe('the day book', () => {
  it('adds up to nothing, whatever happens', () => {
    return fc.assert(
      fc.property(randomSale, paise, paise, (sale, advancePaise, storeCreditPaise) => {
        const bill = billed(sale)
        const [note] = creditNotes(bill, [restOf(bill, [], [])])
        const amounts = { bill, advancePaise, storeCreditPaise }
        const events: BookEvent[] = [
          { kind: 'payment', method: 'upi', paise: advancePaise },
          { kind: 'cod-payment', method: 'cod', paise: advancePaise },
          { kind: 'invoice', ...amounts },
          { kind: 'invoice-cancelled', ...amounts },
          ...(note && isNote(note) ? [{ kind: 'credit-note' as const, note }] : []),
          { kind: 'refund', of: 'goodwill', method: 'upi', paise: advancePaise },
          { kind: 'store-credit-issued', paise: storeCreditPaise },
          { kind: 'store-credit-spent', paise: storeCreditPaise },
          { kind: 'store-credit-returned', paise: storeCreditPaise },
          { kind: 'store-credit-spent', isInvoiced: true, paise: storeCreditPaise },
          ...refundKinds.flatMap((of): BookEvent[] => [
            { kind: 'refund', of, method: 'upi', paise: advancePaise },
            ...(of === 'store-credit-paid-out'
              ? []
              : (['store-credit-issued', 'store-credit-returned'] as const).map((kind) => ({
                  ...{ kind, of, paise: storeCreditPaise },
                }))),
          ]),
        ]
        for (const event of events) {
          const postings = postingsOf(event)
          expect(sum(postings, (one) => one.paise)).toBe(0)
          expect(postings.every((one) => one.paise !== 0)).toBe(true)
        }
        expect(
          sum(
            [...postingsOf(events[2] as BookEvent), ...postingsOf(events[3] as BookEvent)],
            (one) => (one.account === 'sales' ? one.paise : 0),
          ),
        ).toBe(0)
      }),
    )
  })
})

type Item = { txval: number; iamt?: number; camt?: number; samt?: number }

const inPaise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100)

/** All amounts of every item below a table, by head. */
function sumsIn(table: unknown): number[] {
  if (Array.isArray(table))
    return table
      .map(sumsIn)
      .reduce((all, one) => all.map((n, at) => n + (one[at] ?? 0)), [0, 0, 0, 0])
  if (typeof table !== 'object' || table === null) return [0, 0, 0, 0]
  if ('txval' in table) {
    const item = table as Item
    return [item.txval, item.iamt, item.camt, item.samt].map(inPaise)
  }
  return sumsIn(Object.values(table))
}

const minus = (of: number[]) => of.map((n) => -n)

describe('the return of a month', () => {
  it('has the same value in its tables, notes taken off, as in the summary by code', () => {
    const month = fc.array(fc.tuple(randomSale, randomSteps, fc.boolean()), { maxLength: 8 })
    return fc.assert(
      fc.property(month, (sales) => {
        const documents = sales.flatMap(([sale, steps, isCancelled], at) =>
          papersOf(sale, steps, at, isCancelled),
        )
        const made: Record<string, unknown> = gstr1(
          '33ZZZFP0000Z1ZC',
          '122026',
          documents,
          head.hsnText,
        )
        const plus = ['b2b', 'b2cl', 'b2cs', 'exp'].map((name) => sumsIn(made[name]))
        const less = ['cdnr', 'cdnur'].map((name) => minus(sumsIn(made[name])))
        const tables = [...plus, ...less].reduce((all, one) =>
          all.map((n, at) => n + (one[at] ?? 0)),
        )
        expect(tables.map((n) => n + 0)).toEqual(sumsIn(made['hsn']))
      }),
    )
  })
})

function papersOf(
  sale: Sale,
  steps: CreditStep[],
  at: number,
  isCancelled: boolean,
): TaxDocument[] {
  const bill = billed(sale)
  const shared = {
    ...{ on: sale.on, gstin: sale.buyer?.gstin ?? null, place: bill.place, supply: bill.supply },
    section: bill.section,
  }
  const notes = isCancelled ? [] : creditNotes(bill, steps).filter(isNote)
  return [
    { ...bill, ...shared, type: 'invoice', number: `INV-2627-00000${at}`, isCancelled },
    ...notes.map((note, n) => ({
      ...{ ...note, ...shared, type: 'credit-note' as const, isCancelled: false },
      number: `CN-2627-000${at}0${n}`,
    })),
  ]
}
