/** An address in New Jersey, as a shopper types it. */
export const newJersey = {
  ...{ fullName: 'Anjali Raman', mobile: '(201) 555-0123', line1: '18 Oak Tree Road', line2: '' },
  ...{ city: 'Edison', state: 'New Jersey', pin: '08820', country: 'US' },
}

const open = { dutyNote: '', isPaused: false, pauseWords: '', pausedUntil: null, freeAbove: null }

/** The countries of a test shop, in rupees. */
export const america = {
  ...{ ...open, code: 'US', name: 'United States', currency: 'USD', isUpiAllowed: false },
  feeSteps: [
    { upToGrams: 1000, fee: 2200 },
    { upToGrams: 2000, fee: 3100 },
  ],
  days: { from: 8, to: 12 },
}
export const singapore = {
  ...{ ...open, code: 'SG', name: 'Singapore', currency: 'SGD', isUpiAllowed: true },
  feeSteps: [{ upToGrams: 1000, fee: 1400 }],
  days: { from: 5, to: 8 },
}
