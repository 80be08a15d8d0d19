/** India keeps one time all year: UTC + 5:30. */
const offsetMs = 19_800_000

/** A moment as a field of date and time shows it, by the clock of the shop; '' for none. */
export const toShopTime = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + offsetMs).toISOString().slice(0, 16)

/** What such a field holds, as a moment; null while it is empty. */
export const fromShopTime = (typed: string): string | null =>
  typed === '' ? null : `${typed.slice(0, 16)}:00+05:30`
