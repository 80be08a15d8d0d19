import type { AlertKind } from '#domain/work/alerts.ts'

const kinds: Record<AlertKind, string> = {
  order: 'New order',
  transfer: 'Transfer to check',
  confirm: 'Cash on delivery to confirm',
  overpaid: 'Paid too much, or too late',
  booking: 'Booking lapsed',
  return: 'Return to decide on',
  complaint: 'Complaint',
  message: 'Question from a customer',
  stock: 'Running low',
  mail: 'Emails of the shop do not arrive',
}

/** What a member of staff is told of, by which way and when. */
export const adminAlerts = {
  title: 'What you are told of',
  text: 'This is yours alone: everybody on the staff chooses for themselves.',
  kinds,
  one: (kind: AlertKind, name: string) => (name === '' ? kinds[kind] : `${kinds[kind]}: ${name}`),
  many: (count: number) => `${count} things to look at`,
  email: 'By email',
  emailTo: (address: string) => `To ${address}, at most one email in five minutes.`,
  shopAddress:
    'This is also the address of the shop. New orders, complaints and questions are written to it anyway, so they are not sent twice.',
  noAddress: 'No email reaches you: your account has no email address yet.',
  toAddress: 'Enter your email address',
  texts: {
    legend: 'By text message',
    noGateway:
      'No text message leaves this shop yet. Whoever runs its machine sets a gateway for them (TEXT_GATEWAY_URL).',
    notRegistered:
      'No notice leaves by SMS yet: carriers drop words that nobody has registered. Whoever runs the machine of the shop names their id (TEXT_NOTICE_TEMPLATES).',
    noMobile: 'Please first confirm the mobile number that they are to go to.',
    to: (mobile: string, channel: 'sms' | 'whatsapp') =>
      `To ${mobile}, at most one ${channel === 'sms' ? 'SMS' : 'WhatsApp message'} in five minutes. It says how much there is to look at, and names nobody.`,
    confirmOne: 'Confirm a mobile number',
    change: 'Another number',
    remove: 'Remove number',
    removeTitle: 'Remove your mobile number?',
    removeText:
      'No notice goes to it any more. What you have chosen stays, for when you confirm a number again.',
    removed: 'Mobile number removed',
    removeFailed: 'The mobile number could not be removed',
    title: 'Mobile number for notices',
    mobile: 'Mobile number',
    mobileHint: '10 digits, of India. It gets notices alone, and signs nobody in.',
    send: 'Send the code',
    sending: 'Sending…',
    sendFailed: 'The code could not be sent',
    sentTo: (mobile: string) => `A code is on its way to ${mobile}.`,
    code: 'Code',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    confirmed: 'Mobile number confirmed',
    confirmFailed: 'The mobile number could not be confirmed',
  },
  browser: 'In the browser',
  browserText:
    'While the admin area is open somewhere. Sound and notifications are switched on in each browser, on Today.',
  urgent: 'comes in quiet hours too',
  quiet: 'Quiet hours',
  quietText:
    'By the clocks of India. What comes meanwhile waits and is told together when they end. Leave both empty for none.',
  quietFrom: 'From',
  quietUntil: 'Until',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Notices saved',
  failed: 'The notices could not be saved',
  reset: 'Reset',
  newer: 'These choices were changed in another window meanwhile.',
  timeBad: 'Please enter a time like 21:30',
  timeBoth: 'Please enter both times, or none',
  timeSame: 'Quiet hours end at another time than they begin',
  toChoose: 'Kinds, emails and quiet hours',
}
