import { z } from 'zod'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  LanguageCount,
  TextPage,
  TextsQuery,
  TranslatedText,
  TranslationForm,
  TranslationsReport,
} from './admin-types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  countTranslations: {
    summary: 'How much of what the shop has written is said in each language.',
    answer: z.array(LanguageCount),
  },
  exportTranslations: {
    summary: 'All that the shop has written as CSV, a row a field and a column a language.',
    answer: textAs('text/csv'),
  },
  importTranslations: {
    summary:
      'Words from such a file, multipart under file: all of them or none. dryRun=1 only looks; accept=1 takes words that stand there already as right for the English of today.',
    answer: TranslationsReport,
    errors: [415],
  },
  listTexts: {
    summary: 'What the shop has written beside what is said of it in a language, 20 at a time.',
    input: TextsQuery,
    answer: TextPage,
  },
  saveTranslation: {
    summary:
      'Says one text in a language, as right for the English of today; with no words it is English again.',
    input: TranslationForm,
    answer: TranslatedText,
    errors: [404, 409],
  },
}
