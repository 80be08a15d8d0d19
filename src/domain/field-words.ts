import { type FaultWords, type FieldFault, sayFault } from './field-fault.ts'

/** Fields that people do not call as the calls do. */
const ownLabels: Record<string, string> = {
  '': 'The request',
  acceptTerms: 'Terms and conditions',
  accountName: 'Name of the account holder',
  alt: 'Picture description',
  categoryId: 'Category',
  categoryIds: 'Categories',
  confirmPassword: 'Password confirmation',
  contents: 'Contents of the parcel',
  csv: 'File',
  facts: 'Fabric details',
  endsTokens: 'API tokens',
  heroAlt: 'Image description',
  heroText: 'Subheading',
  heroTitle: 'Headline',
  hsn: 'HSN',
  ids: 'Selection',
  ifsc: 'IFSC',
  buyerGstin: 'GSTIN',
  buyerPan: 'PAN',
  buyerLegalName: 'Name of the business',
  isAddressConfirmed: 'Address',
  isCodAllowed: 'Cash on delivery',
  isFeatured: 'Featured Product',
  isTold: 'Email the customer',
  keptPhotos: 'Photos',
  line1: 'House and street',
  line2: 'Area or landmark',
  lineId: 'Saree',
  lines: 'Sarees',
  maxDiscount: 'Highest discount',
  maxOpenOrders: 'Open orders of one mobile number',
  maxOrder: 'Highest order',
  lowStock: 'Running low from',
  makingDays: 'Working days to make it',
  maxUses: 'Uses',
  maxUsesPerCustomer: 'Uses per customer',
  meant: 'What it should find',
  metrics: 'Figures',
  minSubtotal: 'Smallest order',
  mobile: 'Mobile number',
  mrp: 'MRP',
  perMinute: 'Emails per minute',
  pin: 'PIN code',
  pinPrefixes: 'PIN codes',
  productId: 'Saree',
  publishAt: 'Time of publishing',
  q: 'Search',
  said: 'Word',
  totalHash: 'Total',
  upiId: 'UPI ID',
  who: 'Username or email',
  wish: 'Return or exchange',
  words: 'Text',
  ewayBill: 'E-way bill',
}

/** What a person calls a field of a call, in English; every field has a name. */
export const englishLabel = (name: string): string =>
  (Object.hasOwn(ownLabels, name) && ownLabels[name]) || spelledOut(name)

/** `maxUsesPerCustomer` → `Max uses per customer`, `isActive` → `Active`. */
function spelledOut(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/^_+/, '')
    .replace(/Id$/, '')
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How the shop says in English that a field is wrong. */
export const englishFaults: FaultWords = {
  says: {
    required: (label) => `${label} is required`,
    text: (label) => `${label} must be text`,
    number: (label) => `${label} must be a number`,
    whole: (label) => `${label} must be a whole number`,
    decimals: (label) => `${label} may have at most two decimals`,
    choose: (label) => `Please choose one of the options for ${label}`,
    list: (label) => `${label} must be a list`,
    too_short: (label, least) => `${label} must be at least ${least} characters`,
    too_long: (label, most) => `${label} must be at most ${most} characters`,
    too_small: (label, least) => `${label} must be at least ${least}`,
    too_big: (label, most) => `${label} must be at most ${most}`,
    too_few: (label, least) => `${label}: please choose at least ${least}`,
    too_many: (label, most) => `${label}: please choose at most ${most}`,
    email: () => 'Please enter a valid email',
    link: (label) => `${label} must be a web address`,
    date: (label) => `${label} must be a date`,
    mobile: () => 'Please enter a 10-digit Indian mobile number',
    phone: () => 'Please enter a phone number with its country code, like +1 201 555 0123',
    pin: () => 'Please enter a 6-digit PIN code',
    postcode: () => 'Please enter the postcode as it is written in that country',
    town: () => 'Please enter the town or city',
    region: () => 'Please enter the state or province',
    invalid: (label) => `${label} is not valid`,
    unknown_pin: () => 'We don’t know this PIN code. Please check it.',
    other_state: (_label, place) => `This PIN code is in ${place}. Please check it and the state.`,
    unconfirmed: () => 'Please correct the address, or confirm that it is right.',
    pay_to: () => 'Please enter a UPI ID or a bank account for your refund',
    upi_id: () => 'Please enter a UPI ID like name@bank',
    account_number: () => 'Please enter an account number of 9 to 18 digits',
    gstin: () => 'This GSTIN is not right: please check its 15 characters',
    pan: () => 'A PAN has 5 letters, 4 digits and a letter',
    ifsc: () => 'Please enter the 11 characters of the IFSC, like HDFC0001234',
    stars: () => 'Please choose one to five stars',
    one_script: (label) =>
      `${label} may hold the letters of one script, such as English or Tamil alone`,
  },
  inRow: (label, row) => `${label} in row ${row}`,
}

/** The English sentence beside any field that is wrong. */
export const sayInEnglish = (path: string, fault: FieldFault): string =>
  sayFault(path, fault, englishFaults, englishLabel) ?? ''
