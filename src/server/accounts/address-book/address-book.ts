import type { SavedAddress } from '#contract/accounts/types.ts'
import type { Address } from '#domain/address/address.ts'
import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import { placeLabels } from '../../place-names/place-names.ts'
import type { Query } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import {
  type AddressRow,
  clearDefault,
  deleteAddress,
  insertAddress,
  savedAddresses,
  setDefault,
} from './address-book-queries.ts'

/** The addresses that a person keeps, the default one first; none for a guest. */
export async function readBook(
  db: Query,
  userId: number | null,
  language: Language = 'en',
): Promise<SavedAddress[]> {
  if (userId === null) return []
  return (await savedAddresses(db, userId)).map((row) => presentAddress(row, language))
}

/** An address as it was kept: AddressForm made it. */
function presentAddress(row: AddressRow, language: Language): SavedAddress {
  const address = JSON.parse(row.address) as Address
  return {
    ...address,
    id: row.id,
    isDefault: row.is_default === 1,
    ...placeLabels(address, language),
  }
}

type New = { address: Address; isDefault: boolean; now: number }

/** Keeps one more address, the first of all as the default, and none twice; false when there is no room for it. */
export async function addAddress(tx: Query, userId: number, added: New): Promise<boolean> {
  await lockAccount(tx, userId)
  const known = await readBook(tx, userId)
  const same = known.find((one) => isSame(one, added.address))
  if (!same) return insertIfRoom(tx, userId, added, known)
  if (added.isDefault) await preferAddress(tx, userId, same.id)
  return true
}

/** One becomes another that is kept already: then there is one of them, which stays the default if either was. */
export async function mergeAddress(tx: Query, userId: number, id: number, address: Address) {
  const known = await readBook(tx, userId)
  const others = known.filter((one) => one.id !== id && isSame(one, address))
  for (const other of others) await deleteAddress(tx, userId, other.id)
  if (others.some(({ isDefault }) => isDefault)) await preferAddress(tx, userId, id)
}

async function preferAddress(tx: Query, userId: number, id: number) {
  await clearDefault(tx, userId)
  await setDefault(tx, userId, id)
}

/** Keeps the address of an order for the next one; what is kept already stays, and a full book stays as it is. */
export async function rememberAddress(tx: Query, userId: number, address: Address, now: number) {
  await lockAccount(tx, userId)
  const known = await readBook(tx, userId)
  if (known.some((one) => isSame(one, address))) return
  await insertIfRoom(tx, userId, { address, isDefault: false, now }, known)
}

async function insertIfRoom(tx: Query, userId: number, added: New, known: SavedAddress[]) {
  if (known.length >= policy.savedAddresses) return false
  const isDefault = added.isDefault || known.length === 0
  if (isDefault) await clearDefault(tx, userId)
  await insertAddress(tx, userId, { ...added, isDefault })
  return true
}

const parts = ['fullName', 'mobile', 'line1', 'line2', 'city', 'state', 'pin', 'country'] as const
const isSame = (one: Address, other: Address) => parts.every((part) => one[part] === other[part])
