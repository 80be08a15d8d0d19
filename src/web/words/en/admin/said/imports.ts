import { importSentences } from '#domain/said/of-imports.ts'

/** What is wrong with a row of a file of products, or of words. */
export const importFaults = importSentences
