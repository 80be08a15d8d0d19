import type { WholeProfile } from '#contract/settings/types.ts'
import { looksLikeEmail } from '#domain/email.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.shop

/** What shoppers could not use, field by field; empty fields are fine, the shop's name excepted. */
export function profileFaults(profile: WholeProfile): Record<string, string> {
  const { name, whatsapp, email, social } = profile
  return {
    ...(name.trim() === '' && { name: words.nameNeeded }),
    ...(whatsapp !== '' && !/^\d{8,15}$/.test(whatsapp) && { whatsapp: words.whatsappBad }),
    ...(email !== '' && !looksLikeEmail(email) && { email: words.emailBad }),
    ...(social.some(({ url }) => !/^https:\/\/\S+$/.test(url)) && { social: words.urlBad }),
  }
}
