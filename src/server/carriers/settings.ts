import { z } from 'zod'
import type {
  AllCarriers,
  CarrierChoices,
  CarrierForm,
  CarrierSettings,
} from '#contract/carriers/types.ts'
import { type CarrierChoice, carrierFor } from '#domain/carriers/choose-carrier.ts'
import { zoneAt } from '#domain/delivery/delivery-zone.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, record } from '../audit/audit.ts'
import { termsNow } from '../delivery/read-terms.ts'
import type { OrderRow } from '../order-records/queries.ts'
import { addressOf } from '../orders/present.ts'
import type { Database } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { versioned, versionOf } from '../platform/edit-version.ts'
import { vaultOf } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { readDocument } from '../settings/queries.ts'
import { saveDocument } from '../settings/save-settings.ts'
import { fieldsIn, sealedFor, secretsIn } from './accounts.ts'
import { allCarriers, namedCarrier } from './all-carriers.ts'
import type { Carrier } from './carrier.ts'
import { type CarrierRow, carrierRow, carrierRows, keepCarrier } from './queries.ts'

const Choices = z.array(
  z.object({ zone: z.string(), payment: z.enum(['any', 'cod', 'paid']), carrier: z.string() }),
)

export async function presentCarriers(shop: Shop): Promise<AllCarriers> {
  const rows = await carrierRows(shop.db.read)
  const { zones } = await termsNow(shop.db)
  return {
    carriers: allCarriers.map((carrier) =>
      presented(
        shop,
        carrier,
        rows.find(({ code }) => code === carrier.code),
      ),
    ),
    choices: versioned({ choices: await choicesNow(shop.db) }),
    zones: zones.map(({ name }) => name),
    eventsAddress: `${shop.config.publicUrl}/api/carriers/events`,
  }
}

/** One that nobody has looked at yet is off, but for the house's own and the post, which want nothing. */
const isOnIn = (carrier: Carrier, row: CarrierRow | undefined) =>
  row ? row.is_on === 1 : carrier.fields.every(({ isOptional }) => isOptional)

function presented(shop: Shop, carrier: Carrier, row: CarrierRow | undefined): CarrierSettings {
  const kept = { ...fieldsIn(row?.fields ?? '{}'), ...(row && secretsIn(shop, row)) }
  const of = {
    ...{ code: carrier.code, name: carrier.name, isOn: isOnIn(carrier, row) },
    ...{ canBook: carrier.booking !== undefined, hasFiles: carrier.files !== undefined },
    hasEvents: carrier.readEvent !== undefined,
    fields: carrier.fields.map(({ name, isSecret = false }) => ({
      ...{ name, isSecret, isSet: Boolean(kept[name]) },
      value: isSecret ? '' : (kept[name] ?? ''),
    })),
  }
  return { ...of, version: versionOf({ ...of, at: row?.updated_at ?? 0 }) }
}

/** Keeps what a carrier wants to know: secrets encrypted, and none of them in the log of staff. */
export function saveCarrier(shop: Shop, actor: Actor, form: CarrierForm): Promise<CarrierSettings> {
  const carrier = namedCarrier(form.code)
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, shop.now())
    const row = await carrierRow(tx, carrier.code)
    const before = presented(shop, carrier, row)
    if (form.version !== undefined && form.version !== before.version)
      throw new ShopError('changed-meanwhile', { current: before })
    const typed = given(carrier, form, true)
    const secrets = { ...(row && secretsIn(shop, row)), ...typed }
    const fields = given(carrier, form, false)
    refuseSizes(carrier, fields)
    if (form.isOn) refuseMissing(carrier, { ...fields, ...secrets })
    const made = {
      ...{ code: carrier.code, is_on: form.isOn ? 1 : 0, fields: JSON.stringify(fields) },
      secrets: vaultOf(shop).seal(JSON.stringify(secrets), sealedFor(carrier.code)),
      // Whoever signs in anew does so with what is kept now.
      ...{ token: '', token_until: 0, updated_at: shop.now() },
    }
    await keepCarrier(tx, made)
    const after = presented(shop, carrier, await carrierRow(tx, carrier.code))
    const changed = Object.keys(typed)
    await record(tx, actor, shop.now(), {
      ...{ action: 'update', kind: 'settings', id: null, subject: `carrier ${carrier.code}` },
      before: { isOn: before.isOn, ...fieldsIn(row?.fields ?? '{}') },
      after: { isOn: after.isOn, ...fields, ...(changed.length > 0 && { changed }) },
    })
    return after
  })
}

/** What was typed of what this carrier wants to know; of secrets only those that are not left empty. */
function given({ fields }: Carrier, form: CarrierForm, isSecret: boolean) {
  const own = fields.filter((one) => (one.isSecret ?? false) === isSecret)
  const typed = own.map(({ name }) => [name, form.fields[name] ?? ''] as const)
  return Object.fromEntries(typed.filter(([, value]) => !isSecret || value !== ''))
}

function refuseMissing({ fields }: Carrier, kept: Readonly<Record<string, string>>) {
  const missing = fields.find(({ name, isOptional }) => !isOptional && !kept[name])
  if (missing) throw new ShopError('carrier-incomplete', { at: `fields.${missing.name}` })
}

/** Numbers that a carrier takes between two others, with at most one decimal: whatever it is not, its booking would fail of. */
function refuseSizes({ fields }: Carrier, typed: Readonly<Record<string, string>>) {
  for (const { name, range } of fields) {
    const text = typed[name] ?? ''
    if (!range || text === '') continue
    const [least, most] = range
    const isNumber = /^\d{1,4}(\.\d)?$/.test(text)
    if (isNumber && Number(text) >= least && Number(text) <= most) continue
    throw new ShopError(refusal('parcel-size-wrong', { least, most }), { at: `fields.${name}` })
  }
}

const Kept = z.object({ choices: Choices })

const choicesNow = async (db: Pick<Database, 'read'>): Promise<CarrierChoice[]> =>
  Kept.parse((await readDocument(db, 'carrier-choices')) ?? { choices: [] }).choices

export async function saveChoices(
  shop: Shop,
  actor: Actor,
  { choices, version }: CarrierChoices,
): Promise<CarrierChoices> {
  for (const { carrier } of choices) namedCarrier(carrier)
  const { zones } = await termsNow(shop.db)
  const unknown = choices.findIndex(
    ({ zone }) => zone !== '' && !zones.some(({ name }) => name === zone),
  )
  if (unknown !== -1) throw new ShopError('zone-unknown', { at: `choices.${unknown}.zone` })
  const read = async (db: Pick<Database, 'read'>) => ({ choices: await choicesNow(db) })
  const of = { name: 'carrier-choices', kind: 'settings', read } as const
  await saveDocument(shop, actor, { ...of, seen: version, after: () => ({ choices }) })
  return versioned({ choices })
}

/** Those that are switched on, and the one that the owner's choices propose for an order. */
export async function waysFor(shop: Shop, order: OrderRow) {
  const rows = await carrierRows(shop.db.read)
  const on = allCarriers.filter((carrier) =>
    isOnIn(
      carrier,
      rows.find(({ code }) => code === carrier.code),
    ),
  )
  const address = addressOf(order)
  const { zones } = await termsNow(shop.db)
  const zone = isAbroad(address) ? null : (zoneAt(zones, address.pin)?.name ?? null)
  const isCod = isAtDoor(order.payment_method)
  const chosen = (await choicesNow(shop.db)).filter(({ carrier }) =>
    on.some(({ code }) => code === carrier),
  )
  return {
    carriers: on.map(({ code, name, booking }) => ({ code, name, canBook: booking !== undefined })),
    proposed: carrierFor(chosen, { zone, isCod }),
  }
}
