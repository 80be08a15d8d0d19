import { ownCourierName } from '#domain/orders/own-courier.ts'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'

/** What a carrier is called: the shop's own courier in the reader's language, companies by their names. */
export const carrierInWords = (name: string) => (name === ownCourierName ? adminCarriers.own : name)
