/** 'T-000123': how a message to the shop is called in letters and on the phone. */
export function ticketNumber(id: number): string {
  return `T-${String(id).padStart(6, '0')}`
}
