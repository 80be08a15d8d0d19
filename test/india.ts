import { gstr1 } from '#domain/books/gstr1.ts'
import { type BookEvent, postingsOf } from '#domain/books/postings.ts'
import type { DocumentType, TaxDocument } from '#domain/books/tax-document.ts'
import { type CodQuestion, type CodRule, decideCod } from '#domain/cod/cod-rules.ts'
import { complaintClock } from '#domain/complaint.ts'
import { documentNumber } from '#domain/documents/document-number.ts'
import { keepUntil, lastCreditDay } from '#domain/documents/retention.ts'
import { balanceOf, type CreditEntry } from '#domain/store-credit.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { billOf } from '#domain/tax/bill.ts'
import { type CreditStep, creditNotes, type Note } from '#domain/tax/credit-note.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { placeOfSupply } from '#domain/tax/place-of-supply.ts'
import type { Bill, Sale, TaxLaw } from '#domain/tax/sale.ts'
import { spread } from '#domain/tax/spread.ts'
import { taxStates } from '#domain/tax/states.ts'
import { rateFor, type TaxRate } from '#domain/tax/tax-rate.ts'

/** What a file of cases says once for all of them. */
export type CasesHead = {
  taxRates: TaxRate[]
  hsnText: Record<string, string>
  b2clLimits: { from: string; paise: number }[]
}

/** So much cash in one sale is never taken (section 269ST). */
const cashLimitPaise = 20_000_000

export function lawOf(head: CasesHead): TaxLaw {
  const withoutLegislature = taxStates
    .filter((state) => state.isWithoutLegislature)
    .map(({ code }) => code)
  return { taxRates: head.taxRates, b2clLimits: head.b2clLimits, withoutLegislature }
}

type Refused = { refused: string }

/** The one door for worked cases: what the rules of the shop answer to a case of this kind. */
export function answerCase(kind: string, input: unknown, head: CasesHead): unknown {
  const answer = answers[kind]
  if (!answer) throw new Error(`No rule answers cases of the kind ${kind}.`)
  return answer(input, lawOf(head), head)
}

type Answer = (input: never, law: TaxLaw, head: CasesHead) => unknown

const answers: Record<string, (input: unknown, law: TaxLaw, head: CasesHead) => unknown> = asked({
  rate: (input: AskedRate, law) => {
    const { taxClass, on, day = on ?? '', netPaise, quantity = 1 } = input
    return { rateBp: rateFor(law.taxRates, taxClass, day, netPaise, quantity) }
  },
  spread: (input: { totalPaise: number; weights: number[] }) =>
    spread(input.totalPaise, input.weights),
  place: (input: Sale) => placeOfSupply(input),
  invoice: (input: Sale, law) => billOf(input, law),
  'credit-notes': (input: { sale: Sale; steps: CreditStep[] }, law) => {
    const bill = billOf(input.sale, law)
    return 'refused' in bill ? bill : creditNotes(bill, input.steps)
  },
  gstin: (input: { text: string }) => readGstin(input.text),
  number: (input: { series: string; counter: number; at: string }) =>
    documentNumber(input.series, input.counter, Date.parse(input.at)) ?? { refused: 'too-long' },
  dates: (input: { on: string }) => ({
    keepUntil: keepUntil(input.on),
    lastCreditDay: lastCreditDay(input.on),
  }),
  complaint: (input: { receivedAt: string }) => {
    const clock = complaintClock(Date.parse(input.receivedAt))
    return {
      acknowledgeBy: new Date(clock.acknowledgeByMs).toISOString(),
      resolveBefore: new Date(clock.resolveBeforeMs).toISOString(),
    }
  },
  words: (input: { paise: number }) => inWords(input.paise),
  cod: (input: { rules: CodRule[]; order: CodQuestion }) =>
    decideCod(input.rules, input.order, cashLimitPaise),
  'store-credit': (input: { entries: CreditEntry[] }) => balanceOf(input.entries),
  postings: (input: { event: AskedEvent }, law) => {
    const event = eventOf(input.event, law)
    return 'refused' in event ? event : postingsOf(event)
  },
  gstr1: (input: { gstin: string; period: string; documents: AskedDocument[] }, law, head) =>
    gstr1(input.gstin, input.period, documentsOf(input.documents, law), head.hsnText),
})

/** A case brings its input as JSON: its kind says of which shape. */
function asked(table: Record<string, Answer>) {
  return table as Record<string, (input: unknown, law: TaxLaw, head: CasesHead) => unknown>
}

type AskedRate = {
  taxClass: string
  on?: string
  day?: string
  netPaise: number
  quantity?: number
}

type AskedEvent = { kind: string; sale?: Sale; step?: CreditStep; steps?: CreditStep[] } & Record<
  string,
  unknown
>

/** An event whose sale and step have become a bill and a note. */
function eventOf({ sale, step, steps, ...event }: AskedEvent, law: TaxLaw): BookEvent | Refused {
  if (!sale) return event as BookEvent
  const bill = billOf(sale, law)
  if ('refused' in bill) return bill
  const amounts = { advancePaise: 0, storeCreditPaise: 0, ...event }
  const all = steps ?? (step ? [step] : [])
  const note = all.length > 0 ? creditNotes(bill, all).at(-1) : undefined
  if (note && 'refused' in note) return note
  return { ...amounts, bill, note } as unknown as BookEvent
}

export type AskedDocument = {
  type: DocumentType
  number: string
  on: string
  isCancelled?: boolean
  input?: Sale
  of?: string
  ofInput?: Sale
  step?: CreditStep
}

/** The papers of a period, each made from the sale that it belongs to; notes of one invoice follow one another. */
export function documentsOf(asked: AskedDocument[], law: TaxLaw): TaxDocument[] {
  const saleOf = (one: AskedDocument) =>
    one.input ?? one.ofInput ?? asked.find(({ number }) => number === one.of)?.input
  return asked.map((one) => {
    const { type, number, on, isCancelled = false } = one
    const head = { type, number, on, isCancelled }
    const sale = saleOf(one)
    if (!sale) return { ...head, ...nothing }
    const bill = billOf(sale, law)
    if ('refused' in bill) throw new Error(`${number} cannot be: ${bill.refused}`)
    const gstin = sale.buyer?.gstin ?? null
    const amounts = type === 'credit-note' ? noteOf(one, asked, bill) : bill
    const { place, supply } = bill
    return { ...head, ...amounts, ...{ gstin, place, supply, section: bill.section } }
  })
}

function noteOf(one: AskedDocument, asked: AskedDocument[], bill: Bill): Note {
  const before = asked
    .slice(0, asked.indexOf(one))
    .filter(({ type, of, isCancelled }) => type === one.type && of === one.of && !isCancelled)
  const steps = [...before, one].map(({ step }) => step ?? {})
  const note = creditNotes(bill, steps).at(-1)
  if (!note || 'refused' in note) throw new Error(`${one.number} credits nothing that was sold`)
  return note
}

const nothing = {
  ...{ taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 },
  ...{ gstin: null, place: '', supply: 'intra' as const, section: null, rows: [] },
}
