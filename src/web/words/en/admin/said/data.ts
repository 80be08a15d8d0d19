import { integritySentences } from '#domain/said/of-integrity.ts'

/** What whoever looks after the shop has to know of its data. */
export const dataWarnings = integritySentences
