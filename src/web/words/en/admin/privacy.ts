/** Privacy: what people are told, what they agree to, what they ask for, and what must not wait. */
export const adminPrivacy = {
  tabsLabel: 'Privacy',
  tabs: { notices: 'Notices' },
  purposes: {
    orders: 'Orders',
    account: 'Accounts',
    newsletter: 'Newsletter',
    'back-in-stock': 'Back in stock',
    'review-photos': 'Photos in reviews',
    measurement: 'Measurement',
  },
  languages: {
    en: 'English',
    ta: 'Tamil',
    te: 'Telugu',
    kn: 'Kannada',
    ml: 'Malayalam',
    hi: 'Hindi',
  },
  notices: {
    text: 'What shoppers are told before they agree. Every change is a new version; consents keep naming the words that were read.',
    version: (n: number, by: string) => (by ? `Version ${n}, by ${by}` : `Version ${n}`),
    asks: 'Needs a consent',
    asksNot: 'Needs no consent: contract or law',
    consents: (now: number, older: number) =>
      older === 0
        ? `${now.toLocaleString('en-IN')} in use`
        : `${now.toLocaleString('en-IN')} in use, ${older.toLocaleString('en-IN')} under older words`,
    missing: (names: string) => `Not written in ${names}: English is shown there.`,
    see: 'See the page',
    edit: 'Edit',
    editTitle: (name: string) => `Notice: ${name}`,
    hint: 'Say which data, what for, who gets it and how long it stays. Empty lines make paragraphs.',
    save: 'Save as a new version',
    saving: 'Saving…',
    done: 'New version saved',
    failed: 'Failed to save the notice',
    newer: 'Somebody has saved a newer version. Close this and open it again.',
  },
  consents: {
    title: 'Find a consent',
    text: 'Proves what somebody has agreed to, when, and after which words. Also by an address that was erased.',
    email: 'Email',
    find: 'Find',
    none: 'Nothing has been agreed to with this address.',
    line: (purpose: string, version: number) =>
      version === 0 ? `${purpose}, before there were notices` : `${purpose}, version ${version}`,
    given: 'Agreed',
    withdrawn: 'Taken back',
    hows: { form: 'in a form', 'email-link': 'by the link of an email' } as Record<string, string>,
    words: 'The words that were read',
  },
}
