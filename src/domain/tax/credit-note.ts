import type { Paise } from '#domain/money.ts'
import { halfUp } from './half-up.ts'
import type { Bill, BillRow, Section, TaxHeads } from './sale.ts'
import { sumHeads } from './tax-heads.ts'

/** What comes off a bill at one time: pieces that are back, a defect's price, and what went along with the goods. */
export type CreditStep = {
  returned?: readonly { line: number; quantity: number }[] | undefined
  reduced?: readonly { line: number; paise: Paise }[] | undefined
  delivery?: boolean | undefined
}

export type NoteRow = TaxHeads & {
  /** Its place among the rows of the bill. */
  row: number
  kind: BillRow['kind']
  line: number | null
  hsn: string
  quantity: number
  rateBp: number | null
  netPaise: Paise
}

export type Note = TaxHeads & { rows: NoteRow[]; totalPaise: Paise; section: Section | null }

export type NoteRefusal = 'more-than-sold' | 'nothing-to-credit'

/** What has come off one row of a bill so far. */
export type Credited = { pieces: number; paise: Paise }

type Billed = Pick<Bill, 'rows' | 'section'>

/**
 * One note for each step, in order. Together they never pass the bill, and when everything is back nothing of it is left.
 * A step that cannot be is refused and changes nothing for those after it.
 */
export function creditNotes(
  bill: Billed,
  steps: readonly CreditStep[],
): (Note | { refused: NoteRefusal })[] {
  let credited: readonly Credited[] = bill.rows.map(() => ({ pieces: 0, paise: 0 }))
  return steps.map((step) => {
    const made = creditNote(bill, credited, step)
    if ('refused' in made) return made
    credited = made.credited
    return made.note
  })
}

/** The next note of a bill of which so much has come off, row by row, and what has come off after it. */
export function creditNote(
  bill: Billed,
  before: readonly Credited[],
  step: CreditStep,
): { note: Note; credited: Credited[] } | { refused: NoteRefusal } {
  const credited = before.map((one) => ({ ...one }))
  const rows = rowsOfStep(bill.rows, step, credited)
  if (rows === null) return { refused: 'more-than-sold' }
  const totalPaise = rows.reduce((all, row) => all + row.netPaise, 0)
  if (totalPaise === 0) return { refused: 'nothing-to-credit' }
  return { note: { rows, ...sumHeads(rows), totalPaise, section: bill.section }, credited }
}

/** The rows that a step credits, written into what has been credited; null where it wants more than was sold. */
function rowsOfStep(
  rows: readonly BillRow[],
  { returned = [], reduced = [], delivery = false }: CreditStep,
  credited: Credited[],
): NoteRow[] | null {
  const credit = (at: number, pieces: number, paise: (row: BillRow, so: Credited) => Paise) => {
    const [row, so] = [rows[at], credited[at]]
    if (!row || !so || so.pieces + pieces > row.quantity) return null
    const amount = paise(row, so)
    if (amount > row.netPaise - so.paise) return null
    const note = noteRow(row, at, pieces, so.paise, amount)
    so.pieces += pieces
    so.paise += amount
    return note
  }
  const rowOfLine = (line: number) => rows.findIndex((row) => row.line === line)
  const goods = [
    ...returned
      .filter(({ quantity }) => quantity > 0)
      .map(({ line, quantity }) =>
        credit(rowOfLine(line), quantity, (row, so) => paiseOfPieces(row, so, quantity)),
      ),
    ...reduced
      .filter(({ paise }) => paise > 0)
      .map(({ line, paise }) => credit(rowOfLine(line), 0, () => paise)),
  ]
  const along = rows.flatMap((row, at) => {
    const isLeft = delivery && row.kind !== 'goods' && row.netPaise > (credited[at]?.paise ?? 0)
    return isLeft ? [credit(at, 0, (all, so) => all.netPaise - so.paise)] : []
  })
  const noted = [...goods, ...along]
  return noted.some((row) => row === null) ? null : noted.filter((row) => row !== null)
}

/** What so many pieces of a row are worth; the last one takes all that is left of it. */
function paiseOfPieces(row: BillRow, so: Credited, quantity: number): Paise {
  const left = row.netPaise - so.paise
  const pieces = so.pieces + quantity
  if (pieces === row.quantity) return left
  const share = (count: number) => halfUp(row.netPaise, count, row.quantity)
  return Math.min(left, share(pieces) - share(so.pieces))
}

/** The tax that an amount takes along, counted from what went before, so that nothing is left at the end. */
function noteRow(
  row: BillRow,
  at: number,
  quantity: number,
  before: Paise,
  netPaise: Paise,
): NoteRow {
  const upTo = (head: Paise, paise: Paise) =>
    row.netPaise === 0 ? 0 : halfUp(head, paise, row.netPaise)
  const of = (head: Paise) => upTo(head, before + netPaise) - upTo(head, before)
  const taxes = {
    cgstPaise: of(row.cgstPaise),
    sgstPaise: of(row.sgstPaise),
    igstPaise: of(row.igstPaise),
  }
  const taxablePaise = netPaise - taxes.cgstPaise - taxes.sgstPaise - taxes.igstPaise
  const { kind, line, hsn, rateBp } = row
  return { row: at, kind, line, hsn, quantity, rateBp, netPaise, taxablePaise, ...taxes }
}
