/** Numbers of feel: what a designer may quote, and no customer (spec §9). Times in milliseconds. */
export const tempo = {
  freshMs: 10_000,
  keptMs: 5 * 60_000,
  pollMs: 10_000,
  queryRetries: 2,
  mutationRetries: 1,
  toastMs: 5000,
  swipePx: 50,
  skeletons: 6,
  zoom: 1.5,
  /** How long somebody points at a link before its page is fetched ahead. */
  intentMs: 100,
  mobilePx: 768,
  /** How long a click may wait for its page before skeletons show. */
  patienceMs: 300,
} as const
