/** What the shop keeps of people, and for what: each has a notice of its own (Digital Personal Data Protection Act 2023, section 5). */
export const purposes = [
  'orders',
  'account',
  'newsletter',
  'back-in-stock',
  'review-photos',
  'measurement',
] as const
export type Purpose = (typeof purposes)[number]

/** What needs a consent; orders and accounts rest on the contract and the law, and ask for none. */
export const consentPurposes = [
  'newsletter',
  'back-in-stock',
  'review-photos',
  'measurement',
] as const satisfies readonly Purpose[]
export type ConsentPurpose = (typeof consentPurposes)[number]

/** True of consents that belong to an address: they are given where it is asked for, never by ticking alone. */
export const needsEmail = (purpose: ConsentPurpose): boolean =>
  purpose === 'newsletter' || purpose === 'back-in-stock'

/** Whose consent it is: of an account, of a browser without one, or of an address of email. */
export const subjectKinds = ['user', 'visitor', 'subscriber'] as const
export type SubjectKind = (typeof subjectKinds)[number]
