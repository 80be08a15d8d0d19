import type * as endpoints from '#contract/account-endpoints.ts'
import type { SavedAddress } from '#contract/address-book.ts'
import type { Address } from '#domain/address.ts'
import { conflict, notFound } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import type { Query } from '../db/database.ts'
import type { Answerers } from '../http/serve.ts'
import { personIn } from '../http/session.ts'
import {
  type AddressRow,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockBook,
  savedAddresses,
  setDefault,
  updateAddress,
} from './address-book-queries.ts'

type Calls = Pick<
  typeof endpoints,
  'listSavedAddresses' | 'saveAddress' | 'changeSavedAddress' | 'removeSavedAddress'
>

const gone = () => notFound('This address was removed already.')
const full = `You can keep ${policy.savedAddresses} addresses. Please remove one first.`

export const addressBookAnswers: Answerers<Calls> = {
  async listSavedAddresses({ shop, c }) {
    return (await savedAddresses(shop.db.read, personIn(c).id)).map(presentAddress)
  },
  async saveAddress({ shop, c, input }) {
    const { id: userId } = personIn(c)
    return shop.db.write(async (tx) => {
      await lockBook(tx, userId)
      const known = await savedAddresses(tx, userId)
      if (known.length >= policy.savedAddresses) throw conflict(full)
      const isDefault = input.isDefault === true || known.length === 0
      if (isDefault) await clearDefault(tx, userId)
      await insertAddress(tx, userId, { address: input.address, isDefault, now: shop.now() })
      return presentBook(tx, userId)
    })
  },
  async changeSavedAddress({ shop, c, input }) {
    const { id: userId } = personIn(c)
    return shop.db.write(async (tx) => {
      await lockBook(tx, userId)
      const own = (await savedAddresses(tx, userId)).find((row) => row.id === input.id)
      if (!own) throw gone()
      // The default one stays it until another one is.
      const isDefault = input.isDefault === true || own.is_default === 1
      if (isDefault) await clearDefault(tx, userId)
      const saved = { address: input.address, isDefault, now: shop.now() }
      await updateAddress(tx, userId, input.id, saved)
      return presentBook(tx, userId)
    })
  },
  async removeSavedAddress({ shop, c, input }) {
    const { id: userId } = personIn(c)
    return shop.db.write(async (tx) => {
      await lockBook(tx, userId)
      if (!(await deleteAddress(tx, userId, input.id))) throw gone()
      const [first] = await savedAddresses(tx, userId)
      if (first && first.is_default === 0) await setDefault(tx, userId, first.id)
      return presentBook(tx, userId)
    })
  },
}

const presentBook = async (tx: Query, userId: number) =>
  (await savedAddresses(tx, userId)).map(presentAddress)

/** An address as it was kept: AddressForm made it. */
const presentAddress = (row: AddressRow): SavedAddress => ({
  ...(JSON.parse(row.address) as Address),
  id: row.id,
  isDefault: row.is_default === 1,
})
