import type { KeptPart } from '#contract/privacy/request-types.ts'
import type { BreachKind } from '#domain/privacy/breach.ts'

/** What the emails to shoppers say; each further language says all of it (email-words.ts). */
export const en = {
  layout: { orOpen: 'Or open this address:', unsubscribe: 'Unsubscribe' },
  greeting: (name: string, text: string) => `Dear ${name}, ${text}`,
  forOrder: (subject: string, number: string) => `${subject} (${number})`,
  linkWorks: {
    days3: 'The link works for three days, once.',
    minutes30: 'The link works for 30 minutes, once. When it is used, every device is signed out.',
    days7: 'The link works for seven days.',
  },
  /** What is typed already when a shopper writes to the shop, or the shop to a buyer. */
  chat: {
    hello: 'Hello, I would like to order',
    reference: 'Reference',
    payLink: (number: string, sum: string) =>
      `To pay ${sum} for your order ${number}, please open this link:`,
  },
  orders: {
    see: 'See your order',
    payRest: 'Pay the rest',
    arrives: (day: string) => `It should reach you by ${day}.`,
    reason: (shop: string) => `You’re receiving this email because you ordered from ${shop}.`,
    pieces: (count: number) => `${count} pieces`,
    sums: {
      subtotal: 'Subtotal',
      discount: 'Discount',
      discountBy: (name: string) => `Discount (${name})`,
      prepaidDiscount: 'Prepaid discount',
      shipping: 'Shipping',
      free: 'Free',
      cod: 'Cash on delivery',
      total: 'Total',
      storeCredit: 'Paid with store credit',
      giftCard: 'Paid with gift card',
      toPay: 'To pay',
      advance: 'Paid in advance',
      atDoor: 'To pay on delivery',
      rest: 'To pay before we send it',
      byExchange: 'Paid by your exchange',
      forExchange: 'Used for your exchange',
      refunded: 'Refunded',
      creditBack: 'Back as store credit',
      cardBack: 'Back on the gift card',
      refundPending: 'Refund on its way',
      refundFailed: 'Refund that did not go through: we are sending it another way',
    },
    documents: {
      'credit-note': (number: string) => `Credit note ${number} (PDF)`,
      'receipt-voucher': (number: string) => `Receipt voucher ${number} (PDF)`,
      'refund-voucher': (number: string) => `Refund voucher ${number} (PDF)`,
    },
    moneyBack: {
      nothing: 'You have nothing to pay.',
      credit: (amount: string) =>
        `${amount} has gone back to your store credit; the code is the same.`,
      giftCard: (amount: string) =>
        `${amount} has gone back to the gift card; its code is the same.`,
      coming: 'What you have paid will be refunded.',
      gone: 'What you paid has been refunded.',
    },
    steps: {
      placed: {
        subject: 'Your order is confirmed',
        title: 'Thank you for your order',
        text: 'your order is confirmed, and we are packing it.',
      },
      toConfirm: {
        subject: 'Please confirm your order',
        title: 'Please confirm your order',
        text: (amount: string) =>
          `thank you for your order. Please confirm it on its page; you pay ${amount} on delivery.`,
      },
      waiting: {
        subject: 'Please complete your payment',
        title: 'Almost there',
        kept: 'thank you for your order. Please pay on its page, where you also see which sarees are reserved for you, and until when.',
        unkept:
          'thank you for your order. We could not reserve the sarees, so please pay soon on its page: they are yours once your payment arrives, while they last.',
        advance: (now: string, later: string) =>
          `thank you for your order. Please pay ${now} in advance on its page, and the remaining ${later} on delivery.`,
        advanceUnkept: (now: string, later: string) =>
          `thank you for your order. Please pay ${now} in advance on its page, and the remaining ${later} on delivery. We could not reserve the sarees, so please pay soon.`,
        booking: (now: string, later: string) =>
          `thank you for your order. Please pay ${now} in advance on its page, and the remaining ${later} before we send it.`,
        bookingUnkept: (now: string, later: string) =>
          `thank you for your order. Please pay ${now} in advance on its page, and the remaining ${later} before we send it. We could not reserve the sarees, so please pay soon.`,
      },
      paid: {
        subject: 'Your payment has arrived',
        title: 'Thank you for your payment',
        text: 'your payment has arrived and your order is confirmed.',
      },
      booked: {
        subject: 'Your advance has arrived',
        title: 'Your sarees are booked',
        text: (rest: string, day: string) =>
          `your advance has arrived and your sarees are booked. Please pay the remaining ${rest} on the page of the order by the end of ${day}; we send it once that has arrived.`,
      },
      restDue: {
        subject: 'Please pay the rest of your order',
        title: 'The rest is due soon',
        text: (rest: string, day: string) =>
          `please pay the remaining ${rest} on the page of the order by the end of ${day}. Otherwise the order ends, its sarees go back on sale, and we refund your advance.`,
      },
      restLapsed: {
        subject: 'Your booking has ended',
        title: 'Your booking has ended',
        text: (moneyBack: string) =>
          `the rest of your order did not reach us in time, so the order has ended and its sarees are back on sale. ${moneyBack}`,
      },
      packed: {
        subject: 'Your order is packed',
        title: 'Packed with care',
        text: 'your order is packed and waiting for the courier.',
      },
      shipped: {
        subject: 'Your order is on its way',
        title: 'On its way to you',
        text: 'your order is on its way. You can track it on its page.',
      },
      delivered: {
        subject: 'Your order has arrived',
        title: 'We hope you love it',
        text: (days: number, hours: number) =>
          `your order has been delivered. You can return a saree within ${days} days; please report any damage within ${hours} hours.`,
      },
      changed: {
        subject: 'Your order has changed',
        title: 'Your changed order',
        same: 'we have changed your order. What you pay stays the same.',
        pay: (amount: string) =>
          `we have changed your order. ${amount} is left to pay: please pay it on the page of the order.`,
        atDoor: (amount: string) => `we have changed your order. You pay ${amount} on delivery.`,
        back: (amount: string) => `we have changed your order. ${amount} will be refunded.`,
      },
      onHold: {
        subject: 'About your order',
        title: 'Your order is on hold',
        text: 'we need to check something with you about your order, and will be in touch.',
      },
      cancelled: {
        subject: 'Your order is cancelled',
        title: 'Your order is cancelled',
        text: (moneyBack: string) => `your order is cancelled. ${moneyBack}`,
      },
      transferNotFound: {
        subject: 'We could not find your payment',
        title: 'We could not find your payment',
        text: 'we could not find the transfer that you told us about, so your order is cancelled and nothing is due. If you have paid, please reply to this email with the details of the transfer: we will find it or send it back.',
      },
      returned: {
        subject: 'Your return has arrived',
        title: 'Your return has arrived',
        text: 'we have received your return.',
      },
      refunded: {
        subject: 'Your refund is on its way',
        title: 'Your refund is on its way',
        text: 'your refund is on its way to you.',
      },
      creditBack: {
        subject: 'About your store credit',
        title: 'Your store credit is ready',
        text: 'the amount for this order has gone back to your store credit.',
      },
      cardBack: {
        subject: 'About your gift card',
        title: 'Your gift card is ready again',
        text: 'the amount for this order has gone back to your gift card.',
      },
      refundFailed: {
        subject: 'About your refund',
        title: 'Your refund did not go through',
        text: 'your refund did not go through. We will send it another way and tell you as soon as we have.',
      },
      returnAsked: {
        subject: 'We have received your request',
        title: 'We have received your return request',
        text: 'we have received your request and will reply within one working day.',
      },
      returnApproved: {
        subject: 'Your return is accepted',
        title: 'Please send it back',
        text: 'your return is accepted. Please send the saree back unworn, unwashed and with its tags.',
      },
      exchangeMade: {
        subject: 'Your exchange is approved',
        title: 'Your new saree is reserved',
        text: (day: string) =>
          `your new saree is reserved for you until the end of ${day}. Please send the old one back by then: once it arrives, what you paid for it goes towards the new one, and we will tell you if anything is left to pay. If it has not reached us by then, the exchange ends and the new saree goes back on sale.`,
      },
      exchangeRest: {
        subject: 'One more step for your exchange',
        title: 'Your old saree has arrived',
        text: (amount: string, day: string) =>
          `what you paid for your old saree now goes towards the new one. ${amount} is left to pay: please pay it on the page of the order by the end of ${day}. Otherwise the exchange ends, and we refund your old saree.`,
      },
      returnRefused: {
        subject: 'About your return',
        title: 'About your return',
        text: 'we are sorry, we cannot accept this return. You will find the reason on the page of the order.',
      },
    },
  },
  reviews: {
    subject: 'How do you like your saree?',
    preview: 'A few words from you help the next person choose.',
    title: 'How do you like it?',
    text: 'how do you like your saree? A few words from you help the next person choose.',
    write: 'Write a review',
    reason: (shop: string) =>
      `You’re receiving this email, just once, because you ordered from ${shop}.`,
  },
  credits: {
    subject: (left: string) => `Your store credit: ${left}`,
    preview: (code: string) => `Enter ${code} in your cart. It does not expire.`,
    title: 'Your store credit is ready',
    text: (name: string, left: string) =>
      `Dear ${name}, you have ${left} of store credit. Enter the code and the secret in your cart, and we take it off the amount to pay.`,
    code: 'Code',
    secret: 'Secret',
    balance: 'Balance',
    toCart: 'Go to your cart',
    expiry:
      'It does not expire, and you can use it in parts. If you would rather have the rest as money, just reply to this email.',
    account: 'If you sign in, you need no code: it is already in your account.',
    reason: (shop: string) =>
      `You’re receiving this email because you chose store credit for a return to ${shop}.`,
  },
  cardSales: {
    ordered: (number: string) => `Your gift card order ${number}`,
    orderedPreview: (amount: string) => `Please pay ${amount} by UPI.`,
    orderedTitle: 'Please pay for your gift card',
    orderedText: (amount: string, number: string, until: string) =>
      `Please pay ${amount} by UPI with ${number} as the note, by ${until}. We make the gift card once your money has come.`,
    toPay: 'Pay now',
    notFound: (number: string) => `We could not find your payment for ${number}`,
    notFoundPreview: 'Please check its UPI reference, and give it to us once more.',
    notFoundTitle: 'We could not find your payment',
    notFoundText: (reference: string, amount: string, until: string) =>
      `We looked for ${reference}, your transfer of ${amount}, and it has not come to our account. If you have paid, please look up its UPI reference in your app and give it to us once more. If you have not, please pay by ${until}.`,
    lapsed: (number: string) => `Your gift card order ${number} has ended`,
    lapsedPreview: 'It was not paid in time.',
    lapsedTitle: 'Your gift card was not paid in time',
    lapsedText: (amount: string) =>
      `We have received no payment of ${amount}, so no gift card leaves and there is nothing to pay. If you have paid already, please write to us: we make the gift card all the same.`,
    again: 'Order it again',
    paid: (number: string) => `Receipt for your gift card ${number}`,
    paidPreview: (amount: string) => `We have received ${amount}.`,
    paidTitle: 'Thank you, your gift card is paid',
    sentAtOnce: (email: string) => `The gift card leaves now, by email to ${email}.`,
    sentOn: (email: string, day: string) => `The gift card leaves on ${day}, by email to ${email}.`,
    number: 'Number',
    amount: 'Amount paid',
    reference: 'UPI reference (UTR)',
    paidOn: 'Paid on',
    lastDay: 'Good until',
    noTax:
      'This is a receipt, not a tax invoice: a gift card is not taxed when it is sold, but what is bought with it.',
    follow: 'See your gift card order',
    refunded: (number: string) => `Your gift card ${number} was taken back`,
    refundedPreview: (amount: string) => `We have sent you ${amount}.`,
    refundedTitle: 'We have taken your gift card back',
    refundedText: (amount: string) =>
      `Nothing was spent of the gift card. We have sent you ${amount}, and its code no longer works.`,
    reason: (shop: string) =>
      `You’re receiving this email because you ordered a gift card at ${shop}.`,
  },
  giftCards: {
    subject: (shop: string) => `A gift card from ${shop} for you`,
    preview: (amount: string) => `${amount} to choose a saree with.`,
    title: 'A gift card for you',
    text: (name: string, from: string, amount: string) =>
      name === ''
        ? `${from === '' ? 'Here is' : `${from} has sent you`} a gift card of ${amount}.`
        : `Dear ${name}, ${from === '' ? 'here is' : `${from} has sent you`} a gift card of ${amount}.`,
    code: 'Gift card code',
    balance: 'Balance',
    lastDay: 'Good until',
    how: 'Enter the code in your cart, and we take it off the amount to pay. You can use it in parts.',
    toShop: 'Browse sarees',
    toBalance: 'See what is left on it',
    terms:
      'Whoever has the code can use it: please keep it to yourself. A gift card is not exchanged for money. What comes back of an order that it paid goes back to the card.',
    reason: (shop: string) =>
      `You’re receiving this email because somebody chose a gift card of ${shop} for you.`,
  },
  welcome: {
    subject: (shop: string) => `Please confirm your email for ${shop}`,
    preview: 'One tap, and your address is confirmed.',
    title: (name: string) => `Welcome, ${name}`,
    text: (shop: string) =>
      `Your account at ${shop} is open. Please confirm that this address is yours, so that we can send you updates on your orders, and a new password if you ever need one.`,
    confirm: 'Confirm my email',
    reason: (shop: string) =>
      `You’re receiving this email because this address was used to open an account at ${shop}. If that was not you, do nothing.`,
  },
  changeEmail: {
    subject: (shop: string) => `Please confirm your new email for ${shop}`,
    preview: 'One tap, and our emails come to this address.',
    title: 'Confirm your new email',
    text: (name: string, shop: string) =>
      `Dear ${name}, please confirm that emails from ${shop} should come here from now on.`,
    use: 'Use this address',
    reason: 'If you did not ask for this, do nothing: the account keeps its old address.',
  },
  resetPassword: {
    subject: (shop: string) => `Your new password for ${shop}`,
    preview: 'The link works for 30 minutes.',
    title: 'Choose a new password',
    text: (name: string) => `We received a request for a new password for the account ${name}.`,
    reason: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
  mobileCode: (code: string, shop: string, minutes: number) =>
    `${code} is your code for ${shop}. It works for ${minutes} minutes. Do not share it with anybody.`,
  signInCode: {
    subject: (code: string, shop: string) => `${code} is your code for ${shop}`,
    title: 'Your code to sign in',
    text: 'Use this code to sign in. If you are new here, it also opens your account.',
    label: 'Code',
    lasts: (minutes: number) => `It works for ${minutes} minutes.`,
    secret: 'Please share it with nobody; we never ask for it on the phone.',
    reason: 'If you did not ask for this, do nothing: nobody can sign in without the code.',
    withPassword: {
      title: 'Please sign in with your password',
      text: 'Your account is protected by your password, so an email code alone is not enough.',
      button: 'Sign in',
    },
  },
  accountChanged: {
    tokensEnded: (count: number) =>
      count === 1
        ? 'The API token you created has been revoked.'
        : `The ${count} API tokens you created have been revoked.`,
    at: (title: string, shop: string) => `${title} at ${shop}`,
    dear: (name: string) => `Dear ${name},`,
    changes: {
      password: {
        title: 'Your password was changed',
        text: 'The password of your account was changed, and every other device was signed out.',
      },
      email: {
        title: 'Your email was changed',
        text: 'Emails about your account now go to another address. This is the last one we send here.',
      },
      'second-factor-on': {
        title: 'Two-step sign-in is on',
        text: 'From now on you also need a code from your phone to sign in.',
      },
      'second-factor-off': {
        title: 'Two-step sign-in is off',
        text: 'From now on you need only your password to sign in.',
      },
      'mobile-added': {
        title: 'A mobile number was confirmed',
        text: 'A code to this mobile number can now sign in to your account. Your account shows it under Mobile number.',
      },
      'mobile-removed': {
        title: 'A mobile number was removed',
        text: 'A code to your mobile number no longer signs in to your account: it was removed, the password was changed, or another account has confirmed the same number.',
      },
      'notice-mobile-added': {
        title: 'A mobile number for notices was confirmed',
        text: 'Notices about your work at the shop now go to this mobile number by text message. It does not sign in to your account.',
      },
      'notice-mobile-removed': {
        title: 'The mobile number for notices was removed',
        text: 'Notices about your work at the shop no longer go to your mobile number.',
      },
      'passkey-added': {
        title: 'A passkey was added',
        text: 'A new passkey can now sign in to your account without a password. Your account lists all of them under Passkeys.',
      },
      'passkey-removed': {
        title: 'A passkey was removed',
        text: 'A passkey no longer signs in to your account. Your account lists the others under Passkeys.',
      },
    },
    wasItYou:
      'If that was you, there is nothing to do. If not, please choose a new password straight away.',
    reason: (shop: string) => `You’re receiving this email because you have an account at ${shop}.`,
  },
  messages: {
    received: (number: string) => `We have received your message (${number})`,
    title: 'We have received your message',
    preview: (hours: number) => `We’ll reply within ${hours} hours.`,
    text: (shop: string, number: string, hours: number) =>
      `Thank you for writing to ${shop}. Your reference is ${number}. One of us will read your message and reply within ${hours} hours.`,
    urgent: (phone: string, hours: string) => `If it cannot wait: ${phone}, ${hours}.`,
    receivedReason: (shop: string) =>
      `You’re receiving this email because this address was entered in the contact form of ${shop}. If that was not you, do nothing.`,
    answered: (shop: string, number: string) => `${shop} has replied to you (${number})`,
    answerTitle: 'Our reply',
    seeVideo: 'See the video',
    youWrote: (quote: string) => `You wrote: ${quote}`,
    moreByEmail: (email: string, number: string) =>
      `To tell us more, write to ${email}; your reference is ${number}.`,
    moreByForm: (address: string, number: string) =>
      `To tell us more, write to us at ${address}; your reference is ${number}.`,
    answeredReason: (shop: string, number: string) =>
      `You’re receiving this email because you wrote to ${shop}; your reference is ${number}.`,
  },
  complaints: {
    received: (number: string) => `We have received your complaint (${number})`,
    title: 'We have received your complaint',
    preview: (lastDay: string) => `You will hear from us by ${lastDay} at the latest.`,
    text: (number: string, lastDay: string) =>
      `We are sorry that something is wrong. The number of your complaint is ${number}; one of us is looking into it and will resolve it by ${lastDay} at the latest.`,
    follow: 'Follow your complaint',
    answered: 'Our answer to your complaint',
    resolved: 'Your complaint is resolved',
    see: 'See your complaint',
    reopen: 'If it is still not right, you can reopen it there.',
    officer: 'Grievance officer',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    reason: (shop: string) =>
      `You’re receiving this email because you sent a complaint to ${shop}.`,
  },
  dataRequests: {
    code: {
      subject: (code: string, shop: string) => `${code} is your code for ${shop}`,
      title: 'Is this your address?',
      text: (shop: string) =>
        `${shop} received a request about the data we keep under this address. This code proves that the address is yours:`,
      label: 'Code',
      enter: 'Enter the code',
      lasts: (minutes: number) => `It works for ${minutes} minutes.`,
      secret: 'Please share it with nobody; we never ask for it on the phone.',
      reason: 'If you did not ask for this, do nothing: nobody sees anything without the code.',
    },
    answered: {
      titles: {
        done: 'We have done what you asked',
        partly: 'We have done a part of what you asked',
        refused: 'Our answer to your request',
      },
      stays: 'This stays for now:',
      kept: {
        documents: ['Invoices and notes', 'the tax law wants the buyer on them'],
        'open-orders': ['Orders on their way', 'we erase them once they are over'],
        complaints: ['Complaints', 'the law wants a register'],
        account: ['Your account', 'sign in and delete it under My account'],
        consents: ['Proof of consents', 'without your name, so that we can prove them'],
        'store-credits': ['Store credit', 'so that it can be spent or paid out'],
        'gift-cards': ['Gift cards', 'so that they can still be spent with their codes'],
      } as KeptWords,
      until: (day: string) => `, until ${day}`,
      board:
        'If you are not satisfied with this answer, write to us, or complain to the Data Protection Board of India.',
      reason: (shop: string) =>
        `You’re receiving this email because you asked ${shop} about your data.`,
    },
  },
  breach: {
    subject: (shop: string) => `About your data at ${shop}`,
    title: 'A security incident affected your data',
    noticed: 'When we noticed it',
    touched: 'What it affected',
    remedy: 'What we have done',
    kinds: {
      contact: 'names, emails or phone numbers',
      addresses: 'delivery addresses',
      orders: 'orders',
      passwords: 'passwords, in a form that cannot be read',
      payments: 'payment references (never card numbers: we do not have them)',
      documents: 'invoices and notes',
      other: 'other data',
    } as Record<BreachKind, string>,
    careful:
      'Be careful with calls and messages that speak of your orders: we never ask for a password, a code or a card number. If you use your password elsewhere, change it there too.',
    ask: 'Ask us',
    reason: (shop: string) =>
      `You’re receiving this email because the law requires us to tell you, and because we want you to know (${shop}).`,
  },
  newsletter: {
    subject: (shop: string) => `${shop}: please confirm your subscription`,
    preview: 'One tap, and you will hear of new arrivals and special offers.',
    title: 'One more step',
    text: (shop: string) =>
      `We received a request to send news of arrivals and special offers at ${shop} to this address. Please confirm that you want them.`,
    subscribe: 'Yes, subscribe me',
    reason: (shop: string) =>
      `You’re receiving this email because this address was entered at ${shop}. If that was not you, do nothing: we will not write again.`,
    issueReason: (shop: string) =>
      `You’re receiving this email because you asked ${shop} for news. You can unsubscribe with one click.`,
  },
  savedSearches: {
    subject: (name: string) => `New sarees for you: ${name}`,
    title: 'New sarees for you',
    text: (name: string, count: number) =>
      count === 1
        ? `One new saree has arrived that fits your search “${name}”.`
        : `${count} new sarees have arrived that fit your search “${name}”.`,
    seeAll: 'See them',
    reason: (shop: string) =>
      `You’re receiving this email because you saved a search at ${shop} and asked to hear of new pieces.`,
  },
  holds: {
    subject: (saree: string) => `Available for you: ${saree}`,
    text: (saree: string, until: string) =>
      `${saree} is available again, and reserved for you until ${until}.`,
    title: 'Available again, and reserved for you',
    toCart: 'Add it to my cart',
    alone: 'This link is for you alone. After that time we ask the next person in line.',
    reason: (shop: string) =>
      `You’re receiving this email because you asked ${shop} to tell you when this saree is available.`,
  },
}

/** What stays of an erasure, and why. */
type KeptWords = Record<KeptPart['what'], [name: string, why: string]>

export type EmailWords = typeof en
