import type { WholeProfile } from '#contract/settings/types.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { chatNumber } from '#domain/whatsapp.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.shop

/** What shoppers could not use, field by field; empty fields are fine, the shop's name excepted. */
export function profileFaults(profile: WholeProfile): Record<string, string> {
  const { name, whatsapp, email, social } = profile
  return {
    ...(name.trim() === '' && { name: words.nameNeeded }),
    ...(!/^(?:[1-9]\d{7,14})?$/.test(chatNumber(whatsapp)) && { whatsapp: words.whatsappBad }),
    ...(email !== '' && !looksLikeEmail(email) && { email: words.emailBad }),
    ...(social.some(({ url }) => !/^https:\/\/\S+$/.test(url)) && { social: words.urlBad }),
  }
}
