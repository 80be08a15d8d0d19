import type * as calls from '#contract/tax/calls.ts'
import { gstinWords } from '#contract/tax/gstin-words.ts'
import type { SellerBlock } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { placeName } from '#domain/tax/states.ts'
import { placeOfSupplyIn } from '../place-names/place-names.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { settingsOn } from './read-law.ts'
import { sellerIn } from './translate-seller.ts'

export const taxHandlers: Handlers<typeof calls> = {
  getSeller: async ({ shop, language }) =>
    sellerIn(shop.db, language, await presentSeller(shop, language)),
  checkGstin({ input }) {
    const answer = readGstin(input.gstin)
    return answer.ok
      ? { ...answer, state: placeName(answer.stateCode) }
      : { ...answer, words: gstinWords[answer.reason] }
  },
}

/** Who sells, from the settings of the law, else from the profile of the shop. */
async function presentSeller(shop: Shop, language: Language): Promise<SellerBlock> {
  const settings = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  const profile = await currentProfile(shop.db)
  const isRegistered = settings !== null && settings.registration !== 'unregistered'
  const officer = settings?.grievanceOfficer
  return {
    legalName: settings?.legalName || profile.name,
    tradeName: settings?.tradeName || profile.name,
    address: settings?.principalAddress || profile.address,
    ...{ email: profile.email, phone: profile.phone, hours: profile.hours },
    gstin: isRegistered ? settings.gstin : null,
    state: settings?.stateCode ? placeOfSupplyIn(language, settings.stateCode) : null,
    nodalPerson: settings?.nodalPerson.name ? settings.nodalPerson : null,
    grievanceOfficer: officer ?? { name: '', designation: '', phone: '', email: '', hours: '' },
  }
}
