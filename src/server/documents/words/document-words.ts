import type { Language } from '#domain/language.ts'
import { type DocumentWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

/** What documents and packing slips are printed with from now on; what was issued keeps its own (labels.ts). */
export const documentWords: Record<Language, DocumentWords> & { en: typeof en } = {
  ...{ en, ta, te, kn, ml, hi },
}
