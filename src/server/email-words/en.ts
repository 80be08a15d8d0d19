import type { KeptPart } from '#contract/privacy/request-types.ts'
import type { BreachKind } from '#domain/privacy/breach.ts'

/** What the emails to shoppers say; each further language says all of it (email-words.ts). */
export const en = {
  layout: { orOpen: 'Or open this address:', unsubscribe: 'Unsubscribe' },
  greeting: (name: string, text: string) => `${name}, ${text}`,
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
    arrives: (day: string) => `It arrives by ${day}.`,
    reason: (shop: string) => `You get this email because you ordered from ${shop}.`,
    pieces: (count: number) => `${count} pieces`,
    sums: {
      subtotal: 'Subtotal',
      discount: 'Discount',
      prepaidDiscount: 'Prepaid discount',
      shipping: 'Shipping',
      free: 'Free',
      cod: 'Cash on delivery',
      total: 'Total',
      storeCredit: 'Paid with store credit',
      toPay: 'To pay',
      advance: 'Paid in advance',
      atDoor: 'Paid when it comes',
      byExchange: 'Paid by your exchange',
      forExchange: 'Used for your exchange',
      refunded: 'Refunded',
      creditBack: 'Back as store credit',
      refundPending: 'Refund on its way',
      refundFailed: 'Refund that did not go through: we send it another way',
    },
    documents: {
      'credit-note': (number: string) => `Credit note ${number} (PDF)`,
      'receipt-voucher': (number: string) => `Receipt voucher ${number} (PDF)`,
      'refund-voucher': (number: string) => `Refund voucher ${number} (PDF)`,
    },
    moneyBack: {
      nothing: 'You have nothing to pay.',
      credit: (amount: string) => `${amount} is back as store credit, with its old code.`,
      coming: 'What you have paid comes back to you.',
      gone: 'What you have paid has gone back to you.',
    },
    steps: {
      placed: {
        subject: 'Your order is confirmed',
        title: 'Thank you for your order',
        text: 'we have your order and begin to pack it.',
      },
      toConfirm: {
        subject: 'Please confirm your order',
        title: 'One word from you',
        text: (amount: string) =>
          `we have your order. Please confirm it on its page: you pay ${amount} when it comes.`,
      },
      waiting: {
        subject: 'Your order waits for its payment',
        title: 'Almost there',
        kept: 'we have your order. Please pay on the page of the order: it says which sarees are reserved for you and until when.',
        unkept:
          'we have your order. We could not reserve its sarees, so please pay soon on the page of the order: they are yours once your payment arrives, if they are still there.',
        advance: (now: string, later: string) =>
          `we have your order. Please pay ${now} in advance on its page, and the rest, ${later}, when it comes.`,
        advanceUnkept: (now: string, later: string) =>
          `we have your order. Please pay ${now} in advance on its page, and the rest, ${later}, when it comes. We could not reserve its sarees, so please do that soon.`,
      },
      paid: {
        subject: 'Your payment has arrived',
        title: 'Thank you, your payment is here',
        text: 'your payment has arrived and your order is confirmed.',
      },
      packed: {
        subject: 'Your order is packed',
        title: 'Packed with care',
        text: 'your order is packed.',
      },
      shipped: {
        subject: 'Your order is on its way',
        title: 'On its way to you',
        text: 'your order has left us. Its page shows where it is.',
      },
      delivered: {
        subject: 'Your order has arrived',
        title: 'We hope you love it',
        text: (days: number, hours: number) =>
          `your order has been delivered. You may return a saree within ${days} days, and please report damage within ${hours} hours.`,
      },
      changed: {
        subject: 'Your order has changed',
        title: 'Your changed order',
        same: 'we have changed your order. What you pay stays the same.',
        pay: (amount: string) =>
          `we have changed your order. ${amount} is left to pay: please pay it on the page of the order.`,
        atDoor: (amount: string) => `we have changed your order. You pay ${amount} when it comes.`,
        back: (amount: string) => `we have changed your order. ${amount} comes back to you.`,
      },
      onHold: {
        subject: 'About your order',
        title: 'Your order waits for a moment',
        text: 'something about your order needs a word with you. We will be in touch.',
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
        subject: 'Your return is here',
        title: 'Your return has arrived',
        text: 'your return has arrived with us.',
      },
      refunded: {
        subject: 'Your refund is on its way',
        title: 'Your money is on its way',
        text: 'your refund is on its way to you.',
      },
      creditBack: {
        subject: 'About your store credit',
        title: 'Your store credit is ready',
        text: 'what goes back to you for this order is store credit.',
      },
      refundFailed: {
        subject: 'About your refund',
        title: 'Your refund did not go through',
        text: 'your refund did not go through. We send it another way and tell you when it is on its way.',
      },
      returnAsked: {
        subject: 'We have your request',
        title: 'Your return request is with us',
        text: 'we have your request and answer it within a working day.',
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
          `we have reserved the saree you get instead until the end of ${day}. Please send the old one back in time: once it has arrived, what you paid for it pays for the new one, and we tell you if anything is left to pay. If it has not come by then, the exchange ends and the new saree goes back on sale.`,
      },
      exchangeRest: {
        subject: 'One more step for your exchange',
        title: 'Your old saree has arrived',
        text: (amount: string, day: string) =>
          `what you paid for your old saree now pays for the new one. ${amount} is left to pay: please pay it on the page of the order by the end of ${day}. If you do not, the exchange ends and we return the money for your old saree.`,
      },
      returnRefused: {
        subject: 'About your return',
        title: 'About your return',
        text: 'we cannot take this return. The page of the order says why.',
      },
    },
  },
  reviews: {
    subject: 'How do you like your saree?',
    preview: 'A few words help the next one who looks for a saree.',
    title: 'How do you like it?',
    text: 'how do you like it? A few words help the next one who looks for a saree.',
    write: 'Write a review',
    reason: (shop: string) => `You get this email, once, because you ordered from ${shop}.`,
  },
  credits: {
    subject: (left: string) => `Your store credit of ${left}`,
    preview: (code: string) => `Enter ${code} in your cart. It does not expire.`,
    title: 'Your store credit is ready',
    text: (name: string, left: string) =>
      `Dear ${name}, you have ${left} of store credit. Enter the code and the secret in your cart, and the amount comes off what you pay.`,
    code: 'Code',
    secret: 'Secret',
    balance: 'Balance',
    toCart: 'Go to your cart',
    expiry:
      'It does not expire, and you can use it in parts. If you would rather have the rest as money, reply to this email.',
    account: 'You can also sign in: your account has it already.',
    reason: (shop: string) =>
      `You get this email because you chose store credit for a return to ${shop}.`,
  },
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}: please confirm your email`,
    preview: 'One tap and your address is confirmed.',
    title: (name: string) => `Welcome, ${name}`,
    text: (shop: string) =>
      `Your account at ${shop} is open. Please confirm that this address is yours, so that we can send you news of your orders and a new password should you ever need one.`,
    confirm: 'Confirm my email',
    reason: (shop: string) =>
      `You get this email because this address was used to open an account at ${shop}. If that was not you, do nothing.`,
  },
  changeEmail: {
    subject: (shop: string) => `Please confirm your new email for ${shop}`,
    preview: 'One tap and letters come to this address.',
    title: 'Confirm your new email',
    text: (name: string, shop: string) => `${name}, letters of ${shop} are to come here.`,
    use: 'Use this address',
    reason: 'If you did not ask for this, do nothing: the account keeps its old address.',
  },
  resetPassword: {
    subject: (shop: string) => `Your new password for ${shop}`,
    preview: 'The link works for 30 minutes.',
    title: 'Choose a new password',
    text: (name: string) =>
      `Somebody, we hope you, asked for a new password for the account of ${name}.`,
    reason: 'If you did not ask for this, do nothing: your password stays as it is.',
  },
  signInCode: {
    subject: (code: string, shop: string) => `${code} is your code for ${shop}`,
    title: 'Your code to sign in',
    text: 'With this code you sign in. If you have no account yet, it opens one for you.',
    label: 'Code',
    lasts: (minutes: number) => `It works for ${minutes} minutes.`,
    secret: 'Give it to nobody: we never ask for it on the phone.',
    reason: 'If you did not ask for this, do nothing: nobody can sign in without the code.',
    withPassword: {
      title: 'Please sign in with your password',
      text: 'Your account is protected by your password, so a code by email is not enough to open it.',
      button: 'Go to sign in',
    },
  },
  accountChanged: {
    tokensEnded: (count: number) =>
      count === 1
        ? 'The API token that you had made has ended.'
        : `The ${count} API tokens that you had made have ended.`,
    at: (title: string, shop: string) => `${title} at ${shop}`,
    dear: (name: string) => `${name},`,
    changes: {
      password: {
        title: 'Your password was changed',
        text: 'The password of your account was changed, and every other device was signed out.',
      },
      email: {
        title: 'Your email was changed',
        text: 'Letters about your account now go to another address. This is the last one to come here.',
      },
      'second-factor-on': {
        title: 'Two-step sign-in is on',
        text: 'From now on, signing in also asks for a code from your phone.',
      },
      'second-factor-off': {
        title: 'Two-step sign-in is off',
        text: 'From now on, signing in asks for your password alone.',
      },
    },
    wasItYou: 'If that was you, all is well. If it was not, please choose a new password at once.',
    reason: (shop: string) => `You get this email because you have an account at ${shop}.`,
  },
  messages: {
    received: (number: string) => `We have your message (${number})`,
    title: 'We have your message',
    preview: (hours: number) => `We answer within ${hours} hours.`,
    text: (shop: string, number: string, hours: number) =>
      `Thank you for writing to ${shop}. Your message has the number ${number}. A person reads it and answers within ${hours} hours.`,
    urgent: (phone: string, hours: string) => `If it cannot wait: ${phone}, ${hours}.`,
    receivedReason: (shop: string) =>
      `You get this email because this address was entered in the contact form of ${shop}. If that was not you, do nothing.`,
    answered: (shop: string, number: string) => `${shop} has answered you (${number})`,
    answerTitle: 'Our answer',
    youWrote: (quote: string) => `You wrote: ${quote}`,
    moreByEmail: (email: string, number: string) =>
      `To tell us more, write to ${email} and name ${number}.`,
    moreByForm: (address: string, number: string) =>
      `To tell us more, use ${address} and name ${number}.`,
    answeredReason: (shop: string, number: string) =>
      `You get this email because you wrote to ${shop}; your message has the number ${number}.`,
  },
  complaints: {
    received: (number: string) => `We have your complaint (${number})`,
    title: 'We have your complaint',
    preview: (lastDay: string) => `You hear from us by ${lastDay} at the latest.`,
    text: (number: string, lastDay: string) =>
      `We are sorry that something is wrong. Your complaint has the number ${number}; a person is looking into it. It is resolved by ${lastDay} at the latest.`,
    follow: 'Follow your complaint',
    answered: 'Our answer to your complaint',
    resolved: 'Your complaint is resolved',
    see: 'See your complaint',
    reopen: 'If it is not right yet, reopen it there.',
    officer: 'Grievance officer',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    reason: (shop: string) => `You get this email because you sent a complaint to ${shop}.`,
  },
  dataRequests: {
    code: {
      subject: (code: string, shop: string) => `${code} is your code for ${shop}`,
      title: 'Is this your address?',
      text: (shop: string) =>
        `Somebody, we hope you, asked ${shop} about the data that we keep under this address. This code proves that it is yours:`,
      label: 'Code',
      enter: 'Enter the code',
      lasts: (minutes: number) => `It counts for ${minutes} minutes.`,
      secret: 'Give it to nobody: we never ask for it on the phone.',
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
      } as KeptWords,
      until: (day: string) => `, until ${day}`,
      board:
        'If this answer does not satisfy you, write to us, or complain to the Data Protection Board of India.',
      reason: (shop: string) => `You get this email because you asked ${shop} about your data.`,
    },
  },
  breach: {
    subject: (shop: string) => `About your data at ${shop}`,
    title: 'Something happened to data of yours',
    noticed: 'Noticed',
    touched: 'Touched',
    remedy: 'What we have done',
    kinds: {
      contact: 'names, emails or phone numbers',
      addresses: 'delivery addresses',
      orders: 'orders',
      passwords: 'passwords, in scrambled form',
      payments: 'payment references (never card numbers: we do not have them)',
      documents: 'invoices and notes',
      other: 'other data',
    } as Record<BreachKind, string>,
    careful:
      'Be careful with calls and messages that speak of your orders: we never ask for a password, a code or a card number. If you use your password elsewhere, change it there too.',
    ask: 'Ask us',
    reason: (shop: string) =>
      `You get this email because the law wants you to know, and so do we (${shop}).`,
  },
  newsletter: {
    subject: (shop: string) => `${shop}: please confirm your subscription`,
    preview: 'One tap, and you will hear of new arrivals and special offers.',
    title: 'One more step',
    text: (shop: string) =>
      `Somebody, we hope you, asked ${shop} to write to this address about new arrivals and special offers. Please confirm that you want this.`,
    subscribe: 'Yes, subscribe me',
    reason: (shop: string) =>
      `You get this email because this address was entered at ${shop}. If that was not you, do nothing: we will not write again.`,
  },
  holds: {
    subject: (saree: string) => `${saree} is free for you`,
    text: (saree: string, until: string) =>
      `${saree} is free again, and we keep it for you until ${until}.`,
    title: 'It is free, and kept for you',
    toCart: 'Put it into my cart',
    alone: 'The link is yours alone. After that time the next in the queue is asked.',
    reason: (shop: string) =>
      `You get this email because you asked ${shop} to tell you when this saree is free.`,
  },
}

/** What stays of an erasure, and why. */
type KeptWords = Record<KeptPart['what'], [name: string, why: string]>

export type EmailWords = typeof en
