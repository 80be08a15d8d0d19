/** What is wrong with a GSTIN, for whoever typed it. */
export const gstinWords = {
  length: 'A GSTIN has 15 characters',
  form: 'This is not how a GSTIN is written: 2 digits, a PAN, a character, Z, a check digit',
  state: 'The first two digits of this GSTIN name no state',
  'check-digit': 'The check digit of this GSTIN is wrong: please look at every character',
} as const
