import type { ShopProfile } from '#contract/settings/types.ts'
import { countryName } from '#domain/delivery/country-name.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { formatRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import type { OrderRow, ParcelRow } from '../order-records/queries.ts'
import { isLegible } from '../platform/pdf/legible.ts'
import { type Pdf, printPages, rule, type Sheet, write } from '../platform/pdf/pdf.ts'
import { inside } from '../platform/pdf/tags.ts'
import { type Customs, drawCustoms } from './customs/print-customs.ts'
import { drawNumber } from './parcels/draw-number.ts'
import { addressOf } from './present.ts'
import { addressLines, type Printed } from './print-slips.ts'

const a6: Sheet = { size: [297.64, 419.53], margin: 24 }

/** What is known of some orders besides themselves, by their id. */
type Known = {
  /** Of those that leave India. */
  customs: ReadonlyMap<number, Customs>
  /** Of those that have left. */
  parcels: ReadonlyMap<number, ParcelRow>
}

/**
 * What goes onto the parcel: where to, from whom, how much the carrier collects, and the carrier's number; of one that leaves
 * India its customs papers too, on the sheets after it.
 */
export function printLabels(
  profile: ShopProfile,
  orders: Printed[],
  { customs, parcels }: Known,
): Promise<Buffer> {
  return printPages(a6, 'Address labels', orders, (pdf, printed) => {
    drawLabel(pdf, profile, printed)
    const parcel = parcels.get(printed.order.id)
    if (parcel?.tracking_number) drawNumber(pdf, parcel)
    const declared = customs.get(printed.order.id)
    if (declared) drawCustoms(pdf, profile, printed.order, declared)
  })
}

function drawLabel(pdf: Pdf, profile: ShopProfile, { order }: Printed) {
  const address = addressOf(order)
  write(pdf, 'To', 9)
  const all = addressLines(order.full_name, address)
  const [name = '', ...lines] = all
  inside(pdf, 'H1', () => write(pdf, name, 15, 'bold'))
  for (const line of lines) write(pdf, line, 12)
  if (isAbroad(address)) write(pdf, countryName(address.country ?? '').toUpperCase(), 18, 'bold')
  else write(pdf, `PIN ${address.pin}`, 20, 'bold')
  write(pdf, `Mobile ${order.mobile}`, 12)
  if (!all.every(isLegible)) write(pdf, 'Please write the letters marked ? by hand.', 9)
  rule(pdf)
  write(pdf, collectWords(order), 14, 'bold')
  rule(pdf)
  inside(pdf, 'H2', () => write(pdf, 'From', 9))
  write(pdf, profile.name, 11, 'bold')
  for (const line of profile.address.split('\n')) write(pdf, line, 10)
  if (profile.phone !== '') write(pdf, profile.phone, 10)
  write(pdf, `Order ${order.number}`, 10)
}

/** What the carrier asks for at the door. */
function collectWords(order: OrderRow): string {
  const due = order.total_paise - order.paid_paise
  const isCollected = isAtDoor(order.payment_method) && due > 0
  return isCollected ? `Collect ${formatRupees(due)} in cash` : 'Prepaid: collect nothing'
}
