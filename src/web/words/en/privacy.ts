/** The notices of what the shop keeps and what for, and what a shopper has agreed to. */
export const privacy = {
  titles: {
    orders: 'Your orders',
    account: 'Your account',
    newsletter: 'The newsletter',
    'back-in-stock': 'When a saree is back',
    'review-photos': 'Photos in reviews',
    measurement: 'What we measure',
  },
  text: 'What we keep, and what for.',
  version: (n: number, day: string) => `Version ${n} of ${day}`,
  agreed: 'Nothing of this happens unless you agree.',
  unasked: 'We may do this without asking: the order needs it, or the law.',
  rights: 'Your rights',
  rightsText:
    'You may see what we keep, have it corrected or erased, and take back what you agreed to, at any time and at no cost.',
  officer:
    'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
  toData: 'See, correct or erase your data',
  contact: 'Write to us',
  others: 'The other notices',
  consents: 'What you agreed to',
  noConsents: 'You have agreed to nothing that needs asking.',
  given: (day: string) => `Since ${day}`,
  over: (day: string) => `Taken back on ${day}`,
  withdraw: 'Take back',
  withdrawing: 'Taking back...',
  withdrawFailed: 'That was not taken back',
  withdrawFailedText: 'Please try again in a moment.',
  unknown: 'We have no such notice',
  unknownText: 'Please choose one of these.',
}
