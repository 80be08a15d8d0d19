import { get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  LanguageCount,
  TextPage,
  TextsQuery,
  TranslatedText,
  TranslationForm,
  TranslationsReport,
} from './admin-types.ts'

export const countTranslations = unkept(
  get<Nothing, LanguageCount[]>('/api/admin/translations', 'staff:translations.edit'),
)
export const exportTranslations = unkept(
  get<Nothing, string>('/api/admin/translations.csv', 'staff:translations.edit'),
)
export const importTranslations = post<Nothing, TranslationsReport>(
  '/api/admin/translations/import',
  'staff:translations.edit',
)
export const listTexts = unkept(
  get<TextsQuery, TextPage>('/api/admin/translations/texts', 'staff:translations.edit'),
)
export const saveTranslation = put<TranslationForm, TranslatedText>(
  '/api/admin/translations/texts',
  'staff:translations.edit',
)
