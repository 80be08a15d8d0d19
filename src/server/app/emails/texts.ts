import { createTextSender } from '../../platform/texts/send-texts.ts'
import { currentProfile } from '../../settings/documents.ts'
import { texts } from '../modules.ts'

export const { sendText, writeText } = createTextSender({
  texts,
  shopNameOf: async ({ db }) => (await currentProfile(db)).name,
})
