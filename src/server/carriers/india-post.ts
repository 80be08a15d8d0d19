import { readPostalNumber } from '#domain/carriers/postal-number.ts'
import type { TrackingStage } from '#domain/carriers/tracking.ts'
import { toRupees } from '#domain/money.ts'
import { splitCsv } from '../payments/read-statement.ts'
import type { Carrier, FileRow } from './carrier.ts'

const followed =
  'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?ConsignmentNo='

/** The columns of a list of parcels for the counter or the bulk upload of the post. */
const head = [
  ...['SERIAL', 'CUSTOMER ID', 'REFERENCE', 'ADDRESSEE NAME', 'ADDRESSEE MOBILE', 'EMAIL'],
  ...['ADDRESS 1', 'ADDRESS 2', 'CITY', 'STATE', 'PIN', 'SENDER PIN', 'WEIGHT (GRAMS)'],
  ...['CONTENTS', 'DECLARED VALUE', 'COD AMOUNT'],
]

/** Speed Post: parcels go to it by a file and are followed by numbers with a check digit (UPU S10). */
export const indiaPost: Carrier = {
  code: 'india-post',
  name: 'India Post',
  fields: [
    { name: 'customerId', isOptional: true },
    { name: 'senderPin', isOptional: true },
  ],
  readNumber: readPostalNumber,
  followAt: (number) => `${followed}${encodeURIComponent(number)}`,
  files: {
    head,
    line: ({ address, ...parcel }, { fields }, serial) => [
      ...[serial, fields['customerId'] ?? '', parcel.orderNumber],
      ...[address.fullName, address.mobile, parcel.email],
      ...[address.line1, address.line2, address.city, address.state, address.pin],
      ...[fields['senderPin'] ?? '', parcel.grams],
      ...[parcel.lines.map(({ quantity, name }) => `${quantity} x ${name}`).join('; ')],
      ...[toRupees(parcel.totalPaise), toRupees(parcel.collectPaise)],
    ],
    read,
    stageOf,
  },
}

/** Finds the columns by what they are called, whatever stands above them. */
function read(csv: string): FileRow[] {
  const rows = splitCsv(csv)
  const at = rows.findIndex((row) => columnsOf(row) !== null)
  const columns = columnsOf(rows[at] ?? [])
  if (!columns) return []
  const { number, stage, day, time, place } = columns
  return rows.slice(at + 1).flatMap((row, below) => {
    const cell = (column: number) => (row[column] ?? '').trim()
    const found = cell(number).replace(/^['=]|["\s]/g, '')
    if (found === '') return []
    const moment = `${cell(day)} ${time === -1 ? '' : cell(time)}`.trim()
    const told = { stage: cell(stage), day: moment, place: place === -1 ? '' : cell(place) }
    return [{ row: at + below + 2, number: found, ...told }]
  })
}

function columnsOf(row: string[]) {
  const names = row.map((name) => name.toLowerCase())
  const find = (word: RegExp) => names.findIndex((name) => word.test(name))
  const number = find(/article|consignment|tracking|barcode/)
  const stage = find(/event(?!.*(date|time))|status(?!.*(date|time))/)
  const day = find(/date/)
  if (number === -1 || stage === -1 || day === -1) return null
  const time = find(/^(event )?time$/)
  return { number, stage, day, time, place: find(/office|location|place/) }
}

/** What its events are called, the narrower words first. */
const stages: [RegExp, TrackingStage][] = [
  [/return(ed)? to sender.*deliver|delivered to sender|rts delivered/, 'returned'],
  [/refus|return|rts|addressee (left|moved)|insufficient address/, 'refused'],
  [/not delivered|undelivered|attempt|door locked|held|redirect/, 'not_delivered'],
  [/out for delivery|invoiced|beat/, 'out_for_delivery'],
  [/deliver/, 'delivered'],
  [/book/, 'collected'],
  [/lost|missing/, 'lost'],
  [/bag|dispatch|receiv|transit|despatch|closed|opened|arriv/, 'on_the_way'],
]

function stageOf(words: string): TrackingStage | null {
  const text = words.toLowerCase()
  return stages.find(([word]) => word.test(text))?.[1] ?? null
}
