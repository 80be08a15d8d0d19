/** A number as it is said in India: 12,34,56,789 in groups of crore, lakh, thousand, hundred and what is left; each below 100. */
export type Groups = {
  crores: number
  lakhs: number
  thousands: number
  hundreds: number
  rest: number
}

/** Of a whole number from 0 to 99,99,99,999. */
export const groupsOf = (number: number): Groups => ({
  crores: Math.floor(number / 10_000_000),
  lakhs: Math.floor(number / 100_000) % 100,
  thousands: Math.floor(number / 1000) % 100,
  hundreds: Math.floor(number / 100) % 10,
  rest: number % 100,
})
