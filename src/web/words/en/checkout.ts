/** From the cart to the placed order. */
export const checkout = {
  title: 'Checkout',
  cart: 'Cart',
  contact: {
    title: 'Contact details',
    email: 'Email',
    emailHint: 'We’ll send order updates here.',
    wrongEmail: 'Please enter a valid email',
    mobile: 'Mobile number',
    wrongMobile: 'Please enter a 10-digit Indian mobile number',
    mobileHint: '10 digits. The courier will call before delivery.',
    signIn: 'Sign in',
    haveAccount: 'Have an account with us?',
    guest: 'You can also order without one.',
  },
  address: {
    title: 'Delivery address',
    choose: 'Deliver to',
    another: 'Another address',
    keep: 'Save this address for my next order',
    fullName: 'Full name',
    line1: 'House, street',
    line2: 'Area, landmark',
    pin: 'PIN code',
    pinHint: 'We’ll fill in your city and state.',
    city: 'Town or district',
    state: 'State',
    chooseState: 'Choose the state',
    confirm: 'This address is correct',
    receiver: 'Mobile number of the receiver',
    receiverHint: 'Only if somebody else receives the parcel.',
    abroad: 'Sending it abroad?',
    askAbroad: 'Ask us for the price on WhatsApp',
    abroadText: 'Hello, I would like to have an order sent abroad. What does it cost?',
  },
  delivery: {
    title: 'Delivery',
    standard: 'Standard delivery within India',
    expected: (from: string, to: string) => `Expected from ${from} to ${to}`,
  },
  payment: {
    title: 'Payment',
    choose: 'Please choose how to pay',
    fee: (amount: string) => `Fee ${amount}`,
    saves: (amount: string) => `Save ${amount}`,
    covered: 'Your store credit pays for all of it. There is nothing more to pay.',
    noFee: 'No fee',
    confirm: 'On the next page we ask you to confirm the order.',
    advance: (now: string, later: string) =>
      `You pay ${now} in advance on the next page, and ${later} on delivery.`,
    safe: 'We never see or store your card details.',
    cod: {
      name: 'Cash on delivery',
      text: 'Pay the courier when your parcel arrives.',
    },
    upi: {
      name: 'UPI',
      text: 'On the next page, scan a code or open your UPI app to pay the exact amount.',
    },
    bank_transfer: {
      name: 'Bank transfer (IMPS, NEFT, RTGS)',
      text: 'You’ll see our bank details next; we pack as soon as payment arrives.',
    },
    razorpay: {
      name: 'Card, net banking or wallet',
      text: 'You’ll be taken to Razorpay and brought back here.',
    },
  },
  business: {
    title: 'I have a GSTIN',
    gstin: 'GSTIN',
    gstinHint: 'For an invoice in the name of your business.',
    wrongGstin: 'This GSTIN is not right: please check its 15 characters',
    legalName: 'Name of the business',
    closed:
      'We cannot make invoices with a GSTIN at present. You can order without one, in your own name.',
  },
  extras: {
    title: 'Add a note or a gift message',
    note: 'Note to us',
    noteHint: 'Fall and pico, a blouse to be stitched, a good time to deliver.',
    gift: 'Gift message',
    giftHint: 'We write it on a card by hand.',
  },
  review: {
    title: 'Your order',
    quantity: (count: number) => `Quantity ${count}`,
    change: 'Edit cart',
    remove: (name: string) => `Remove ${name}`,
    hold: (until: string) => `Reserved for you until ${until}.`,
    holdSome: (count: number, until: string) =>
      count === 1
        ? `One of your sarees is reserved for you until ${until}.`
        : `${count} of your sarees are reserved for you until ${until}.`,
    holdNone:
      'We could not reserve these sarees for you just now. You can still order them while they last.',
    holdOver: 'Your sarees are no longer reserved, but you can still buy them while they last.',
    holdAgain: 'Reserve them again',
    terms: <Link>(link: Link): (string | Link)[] => [
      'By placing the order you accept our ',
      link,
      '.',
    ],
    termsLink: 'terms & conditions',
    place: 'Place order',
    placeAndPay: 'Place order and pay',
    placing: 'Placing your order…',
  },
  problem: {
    title: 'Please check your order',
    fields: 'Please check the highlighted fields.',
    changed: 'Something has changed. Nothing has been ordered yet.',
    totalChanged: (from: string, to: string) => `The total is now ${to} instead of ${from}.`,
    unsure: 'We could not confirm your order',
    unsureText:
      'It may or may not have reached us. Please check again: you won’t be charged twice.',
    again: 'Check again',
    checking: 'Checking…',
    already:
      'Your cart is empty, so your order may already be with us. Please check your email or track it.',
    track: 'Track Order',
  },
  closed: {
    title: 'We are not taking payments online today',
    text: 'Please order on WhatsApp.',
    back: 'Back to the cart',
  },
}
