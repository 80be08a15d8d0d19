import { formatPaise, type Paise } from '#domain/money.ts'
import { type Pdf, printPages, rule, type Sheet, write } from '../platform/pdf/pdf.ts'
import { inside } from '../platform/pdf/tags.ts'
import { type Column, drawCells, stamp } from './draw.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'
import {
  discountText,
  footTexts,
  heads,
  headTexts,
  lineTexts,
  partyTexts,
  rateTexts,
  sellerName,
  sellerTexts,
  signatureTexts,
  stampOf,
  sumTexts,
  type Told,
  taxSums,
  titleOf,
  toldOf,
  totalSum,
} from './words/document-texts.ts'
import type { Labels } from './words/labels.ts'
import type { Sayings } from './words/sayings.ts'

const a4: Sheet = { size: [595.28, 841.89], margin: 40 }

/** A document as it was issued, from its own row, lines and labels alone: every print of it has the same bytes. */
export function printDocument(
  document: DocumentRow,
  lines: readonly DocumentLine[],
  labels: Labels,
): Promise<Buffer> {
  const told = toldOf(document, lines, labels)
  const draw = (pdf: Pdf) => {
    pdf.on('pageAdded', () => mark(pdf, told, false))
    mark(pdf, told, true)
    drawSeller(pdf, told)
    drawHead(pdf, told)
    drawParties(pdf, told)
    drawLines(pdf, told)
    drawSums(pdf, told)
    drawFoot(pdf, told)
  }
  const about = {
    ...{ madeAt: new Date(document.issued_at), language: told.say.language },
    // What was issued before prints were tagged, or showed where letters are missing, keeps its bytes.
    isTagged: told.terms.isTagged === true,
    isLegible: told.terms.isLegible === true,
  }
  return printPages(a4, titleOf(told), [document], draw, about)
}

/** What stands across every page of it. */
function mark(pdf: Pdf, told: Told, isFirst: boolean) {
  const text = stampOf(told)
  if (text !== '') stamp(pdf, text, isFirst)
}

function writeAll(pdf: Pdf, texts: readonly string[], size?: number) {
  for (const text of texts) write(pdf, text, size)
}

function drawSeller(pdf: Pdf, told: Told) {
  write(pdf, sellerName(told), 18, 'bold')
  writeAll(pdf, sellerTexts(told), 9)
  rule(pdf)
}

function drawHead(pdf: Pdf, told: Told) {
  // The law wants these words at the top of the document.
  if (told.terms.note) write(pdf, told.terms.note, 9, 'bold')
  inside(pdf, 'H1', () => write(pdf, titleOf(told), 14, 'bold'))
  writeAll(pdf, headTexts(told))
  pdf.moveDown(0.5)
}

function drawParties(pdf: Pdf, told: Told) {
  const { label, names, texts } = partyTexts(told)
  inside(pdf, 'H2', () => write(pdf, label, 9))
  writeAll(pdf, names, 11)
  writeAll(pdf, texts)
  rule(pdf)
}

const columns: Column[] = [
  { at: 0, width: 225 },
  { at: 230, width: 35 },
  { at: 270, width: 75 },
  { at: 350, width: 75 },
  { at: 430, width: 85 },
]

/** Words in other scripts are longer than the figures below them. */
const headColumns: Column[] = [{ at: 0, width: 185 }, { at: 190, width: 75 }, ...columns.slice(2)]

function drawHeads(pdf: Pdf, say: Sayings) {
  const is = 'heads'
  drawCells(pdf, columns, heads.map(say.english), { is, weight: 'bold', lang: 'en' })
  if (say.language !== 'en') drawCells(pdf, headColumns, heads.map(say.local), { is, size: 9 })
  rule(pdf)
}

function drawLines(pdf: Pdf, told: Told) {
  if (told.lines.length === 0) return
  inside(pdf, 'Table', () => {
    drawHeads(pdf, told.say)
    for (const line of told.lines) drawLine(pdf, told, line)
  })
  rule(pdf)
}

function drawLine(pdf: Pdf, told: Told, line: DocumentLine) {
  const { name, figures, facts } = lineTexts(told, line)
  const look = { is: 'cells', isMixed: told.say.language !== 'en' } as const
  drawCells(pdf, columns, [name, ...figures], look, () => {
    if (facts !== '') write(pdf, facts, 8)
  })
  pdf.moveDown(0.4)
}

function drawSums(pdf: Pdf, told: Told) {
  const sum = ([label, paise]: readonly [string, Paise], weight: 'regular' | 'bold' = 'regular') =>
    drawCells(pdf, columns, [label, '', '', '', formatPaise(paise)], { is: 'sum', weight })
  const taxes = taxSums(told)
  writeAll(pdf, rateTexts(told), 9)
  if (taxes.length > 0) pdf.moveDown(0.3)
  for (const one of taxes) sum(one)
  const discount = discountText(told)
  if (discount !== '') write(pdf, discount, 9)
  sum(totalSum(told), 'bold')
  writeAll(pdf, sumTexts(told), 9)
  pdf.moveDown(0.8)
}

function drawFoot(pdf: Pdf, told: Told) {
  writeAll(pdf, footTexts(told), 9)
  const signature = signatureTexts(told)
  if (signature.length > 0) pdf.moveDown(0.8)
  writeAll(pdf, signature, 9)
}
