/** From the cart to the placed order. */
export const checkout = {
  title: 'Checkout',
  cart: 'Cart',
  contact: {
    title: 'How we reach you',
    email: 'Email',
    emailHint: 'Your order and every step of it come here.',
    wrongEmail: 'Please enter a valid email',
    mobile: 'Mobile number',
    wrongMobile: 'Please enter a 10-digit Indian mobile number',
    mobileHint: 'Ten digits; the courier calls before coming.',
    signIn: 'Sign in',
    haveAccount: 'Have an account with us?',
    guest: 'You can also order without one.',
  },
  address: {
    title: 'Where the parcel goes',
    fullName: 'Name of the receiver',
    line1: 'House, street',
    line2: 'Area, landmark',
    pin: 'PIN code',
    pinHint: 'Six digits; fills in district and state.',
    city: 'Town or district',
    state: 'State',
    chooseState: 'Choose the state',
    confirm: 'The address is right as it is',
    receiver: 'Mobile number of the receiver',
    receiverHint: 'Only if the parcel goes to somebody else.',
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
    noFee: 'No fee',
    safe: 'No card number is ever typed on our pages.',
    cod: {
      name: 'Cash on delivery',
      text: 'You pay the courier when the parcel is handed over.',
    },
    upi: {
      name: 'UPI',
      text: 'On the next page you scan a code, or open your UPI app, for the exact amount.',
    },
    bank_transfer: {
      name: 'Bank transfer (IMPS, NEFT, RTGS)',
      text: 'On the next page we show our account; we pack once the money is there.',
    },
    razorpay: {
      name: 'Card, net banking or wallet',
      text: 'You pay on the page of Razorpay and come back here.',
    },
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
    change: 'Change the cart',
    remove: (name: string) => `Remove ${name}`,
    hold: (until: string) => `Kept for you until ${until}.`,
    holdSome: (count: number, until: string) =>
      count === 1
        ? `One of your sarees is kept for you until ${until}.`
        : `${count} of your sarees are kept for you until ${until}.`,
    holdNone:
      'We could not reserve these sarees for you just now. You can still order them while they are there.',
    holdOver: 'We no longer keep them aside; as long as nobody else buys them, you still can.',
    holdAgain: 'Keep them once more',
    terms: 'By placing the order you accept our',
    termsLink: 'terms & conditions',
    place: 'Place order',
    placeAndPay: 'Place order and pay',
    placing: 'Placing your order…',
  },
  problem: {
    title: 'Please look at this once more',
    fields: 'Some of what we need is missing.',
    changed: 'Something has changed. Nothing has been ordered yet.',
    totalChanged: (from: string, to: string) => `The total is now ${to} instead of ${from}.`,
    unsure: 'We could not confirm your order',
    unsureText:
      'It may or may not have reached us. Please check again: you will not be charged or served twice.',
    again: 'Check again',
    checking: 'Checking…',
    already:
      'Your cart is empty, so your order may already be with us: please look into your email or track it.',
    track: 'Track Order',
  },
  closed: {
    title: 'Checkout not implemented',
    text: 'This would redirect to a payment gateway in a production environment',
    back: 'Back to the cart',
  },
}
