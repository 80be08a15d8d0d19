import { integritySentences } from '#domain/integrity-sentences.ts'

/** What whoever looks after the shop has to know of its data. */
export const dataWarnings = integritySentences
