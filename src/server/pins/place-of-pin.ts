import { readFile } from 'node:fs/promises'
import type { PlaceOfPin } from '#contract/checkout.ts'
import { isPin, stateOfPin } from '#domain/pin.ts'
import { type PinTable, placeOfPin, readPinTable } from '#domain/pin-table.ts'

let reading: Promise<PinTable> | undefined

/** Where a PIN code lies; of one that the table does not know, the state that its first digits say. */
export async function lookUpPin(pin: string): Promise<PlaceOfPin> {
  if (!isPin(pin)) return { district: null, state: stateOfPin(pin) }
  reading ??= readTable()
  const place = placeOfPin(await reading, pin)
  return place ?? { district: null, state: stateOfPin(pin) }
}

/** Half a megabyte that is only there once somebody has asked. */
async function readTable(): Promise<PinTable> {
  return readPinTable(await readFile(new URL('./pins.txt', import.meta.url), 'utf8'))
}
