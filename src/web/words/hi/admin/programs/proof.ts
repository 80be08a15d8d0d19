import type { adminProof as english } from '../../../en/admin/programs/proof.ts'
import type { InLanguage } from '../../../in-language.ts'

export const adminProof: InLanguage<typeof english> = {
  why: 'इससे पैसे कहाँ पहुँचेंगे या दुकान कौन चला सकेगा, यह बदलता है: कृपया अपना पासवर्ड फिर से भरें।',
  password: 'आपका पासवर्ड',
  code: 'आपके ऑथेंटिकेटर ऐप का कोड',
  codeHint: 'अगर टू-स्टेप लॉगिन चालू है',
}
