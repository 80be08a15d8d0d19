import { readFile } from 'node:fs/promises'
import type { PlaceOfPin } from '#contract/pins/types.ts'
import { isPin, stateOfPin } from '#domain/address/pin.ts'
import { type PinTable, placeOfPin, readPinTable, statesOfPin } from '#domain/address/pin-table.ts'

let reading: Promise<PinTable> | undefined

/** Where a PIN code lies; of one that the table does not know, the state that its first digits say. */
export async function lookUpPin(pin: string): Promise<PlaceOfPin> {
  const likely = stateOfPin(pin)
  if (!isPin(pin)) return { district: null, state: likely, states: [] }
  reading ??= readTable()
  const table = await reading
  const states = statesOfPin(table, pin)
  const place = placeOfPin(table, pin)
  if (!place) return { district: null, state: likely, states }
  // At a border people go by the first digits as well as by the office.
  if (likely !== null && !states.includes(likely)) states.push(likely)
  return { ...place, states }
}

/** Half a megabyte that is only there once somebody has asked. */
async function readTable(): Promise<PinTable> {
  return readPinTable(await readFile(new URL('./pins.txt', import.meta.url), 'utf8'))
}
