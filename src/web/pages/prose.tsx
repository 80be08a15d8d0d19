import type { Page } from '#contract/content/types.ts'
import { type Language, languageOf, pathIn } from '#domain/language.ts'
import { langOf } from '#web/words/in-english.ts'
import { useLanguage } from '#web/words/words.ts'

/** What the owner wrote; the server lets nothing through that could run (S16). */
export function Prose({ page }: { page: Pick<Page, 'content' | 'inEnglish'> | undefined }) {
  const language = useLanguage()
  const html = page?.content
  if (!html) return null
  return (
    <div
      lang={langOf(page, 'content')}
      className="prose [&>:first-child]:mt-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved and when it was sent.
      dangerouslySetInnerHTML={{ __html: leadingIn(html, language) }}
    />
  )
}

const toOwnPage = /(<a [^>]*?href=")(\/(?!\/|uploads\/|api\/|admin\b|feeds\/)[^"]*)"/g

/** Its links to pages of the shop stay in the language of the reader; files and what names a language are left alone. */
const leadingIn = (html: string, language: Language) =>
  html.replaceAll(toOwnPage, (whole, before: string, path: string) =>
    languageOf(path) === 'en' ? `${before}${pathIn(language, path)}"` : whole,
  )
