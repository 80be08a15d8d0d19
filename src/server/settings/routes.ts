import type * as calls from '#contract/settings/calls.ts'
import { ShopProfile, ShopStory, type ShownShop } from '#contract/settings/types.ts'
import { type DeliveryTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import type { Language } from '#domain/language.ts'
import { countryIn } from '../place-names/place-names.ts'
import { versionedForStaff } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { fillProfile, fillStory } from './fill-profile.ts'
import { sectionsIn } from './home-sections.ts'
import { isOpen } from './opening.ts'
import { shownFront } from './shop-front/shown.ts'
import { profileIn, storyIn } from './translate-profile.ts'

export const settingsHandlers: Handlers<typeof calls> = {
  async getSettings({ shop, c, language }) {
    const settings = await currentSettings(shop.db)
    return { ...versionedForStaff(c, settings), ...(await sectionsIn(shop.db, language, settings)) }
  },
  getShop: ({ shop, language }) => shownShop(shop, language),
  async getShopStory({ shop, language }) {
    const story = ShopStory.parse(await currentProfile(shop.db))
    return fillStory(await storyIn(shop.db, language, story), await shop.figures(language))
  },
}

async function shownShop(shop: Shop, language: Language): Promise<ShownShop> {
  const [profile, methods, terms, open, seller, stock, front, sellsCards, figures] =
    await Promise.all([
      currentProfile(shop.db),
      shop.waysToPay(),
      shop.deliveryTerms(),
      isOpen(shop),
      shop.seller(language),
      shop.stockTold(),
      shownFront(shop, language),
      shop.sellsGiftCards(),
      shop.figures(language),
    ])
  const written = await profileIn(shop.db, language, ShopProfile.parse(profile))
  const said = fillProfile(written, figures)
  const told = { isOpen: open, methods, delivery: deliveryIn(language, terms), seller }
  const channel = shop.config.texts?.channel
  const cards = sellsCards && { sellsGiftCards: true }
  return { ...said, ...told, ...stock, ...front, ...cards, ...(channel && { textCodes: channel }) }
}

/** Countries by the names that readers of a language know them by. */
function deliveryIn(language: Language, terms: DeliveryTerms) {
  const told = toldTerms(terms)
  const inWords = ({ code, name }: (typeof told.countries)[number]) =>
    countryIn(language, code, name)
  return { ...told, countries: told.countries.map((one) => ({ ...one, name: inWords(one) })) }
}
