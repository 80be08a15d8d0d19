import type * as calls from '#contract/tax/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { presentLawNumbers, saveLawNumber } from './save-law-number.ts'
import { presentRates, saveRate } from './save-rate.ts'
import { savedSettings, saveSettings } from './save-settings.ts'
import { tryBill } from './try-bill.ts'

export const taxAdminHandlers: Handlers<typeof calls> = {
  getTaxSettings: ({ shop }) => savedSettings(shop.db.read, shop.now()),
  saveTaxSettings: ({ shop, c, input }) => saveSettings(shop, actorOf(c), input),
  listTaxRates: ({ shop }) => presentRates(shop.db.read),
  saveTaxRate: ({ shop, c, input }) => saveRate(shop, actorOf(c), input),
  listLawNumbers: ({ shop }) => presentLawNumbers(shop.db.read),
  saveLawNumber: ({ shop, c, input }) => saveLawNumber(shop, actorOf(c), input),
  tryBill: ({ shop, input }) => tryBill(shop, input),
}
