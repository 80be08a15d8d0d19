import type { RefusalWords } from '#domain/refusals/list.ts'

/** What only staff are told when something is refused; English comes with the refusal itself. */
export const refusals: RefusalWords = {}
