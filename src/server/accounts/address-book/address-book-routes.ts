import type * as calls from '#contract/accounts/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { refusal } from '#domain/refusals/list.ts'
import { withPhone } from '../../delivery/read-phones.ts'
import { refuseDoubtfulPlace } from '../../pins/refuse-doubtful-place.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import { personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { addAddress, mergeAddress, readBook } from './address-book.ts'
import {
  clearDefault,
  deleteAddress,
  savedAddresses,
  setDefault,
  updateAddress,
} from './address-book-queries.ts'

const gone = () => new ShopError('address-removed')
const full = refusal('address-book-full', { most: policy.savedAddresses })

export const addressBookHandlers = {
  listSavedAddresses: ({ shop, c, language }) => readBook(shop.db.read, personIn(c).id, language),
  async saveAddress({ shop, c, input, language }) {
    const { id: userId } = personIn(c)
    await refuseDoubtfulPlace(input, language)
    const address = withPhone(input.address)
    return shop.db.write(async (tx) => {
      const added = { address, isDefault: input.isDefault === true, now: shop.now() }
      if (!(await addAddress(tx, userId, added))) throw new ShopError(full)
      return readBook(tx, userId, language)
    })
  },
  async changeSavedAddress({ shop, c, input, language }) {
    const { id: userId } = personIn(c)
    await refuseDoubtfulPlace(input, language)
    const address = withPhone(input.address)
    return shop.db.write(async (tx) => {
      await lockAccount(tx, userId)
      const own = (await savedAddresses(tx, userId)).find((row) => row.id === input.id)
      if (!own) throw gone()
      // The default one stays it until another one is.
      const isDefault = input.isDefault === true || own.is_default === 1
      if (isDefault) await clearDefault(tx, userId)
      const saved = { address, isDefault, now: shop.now() }
      await updateAddress(tx, userId, input.id, saved)
      await mergeAddress(tx, userId, input.id, address)
      return readBook(tx, userId, language)
    })
  },
  async removeSavedAddress({ shop, c, input, language }) {
    const { id: userId } = personIn(c)
    return shop.db.write(async (tx) => {
      await lockAccount(tx, userId)
      if (!(await deleteAddress(tx, userId, input.id))) throw gone()
      const [first] = await savedAddresses(tx, userId)
      if (first && first.is_default === 0) await setDefault(tx, userId, first.id)
      return readBook(tx, userId, language)
    })
  },
} satisfies Partial<Handlers<typeof calls>>
