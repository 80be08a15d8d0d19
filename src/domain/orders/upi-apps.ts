/** The apps that most shoppers pay with, each by the address it opens at: the schemes that the apps themselves register on phones. */
export const upiApps = [
  { name: 'Google Pay', scheme: 'tez://upi/pay' },
  { name: 'PhonePe', scheme: 'phonepe://pay' },
  { name: 'Paytm', scheme: 'paytmmp://pay' },
  { name: 'BHIM', scheme: 'bhim://pay' },
] as const

/** A UPI link (`upi://pay?…`) as one app opens it: the same payee, amount and order number. */
export const inApp = (link: string, { scheme }: { scheme: string }) =>
  link.replace(/^upi:\/\/pay(?=\?)/, scheme)
