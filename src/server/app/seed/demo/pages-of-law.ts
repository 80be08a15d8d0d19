import * as law from '../starter/law.ts'

const notice =
  'These words came with the demonstration shop. Whoever opens a real one should read them, correct them and have them checked.'

export const privacyPolicy = `${law.privacyPolicy}\n<p><em>${notice}</em></p>`

export const terms = `${law.terms}\n<p><em>Reviews that came with the demonstration shop are marked as such. ${notice}</em></p>`
