import { useLocation } from 'react-router'
import { languages, pathIn } from '#domain/language.ts'
import { footer } from '#web/words/en/footer.ts'
import { useLanguage, useWords } from '#web/words/words.ts'

/** This page, or the one at `path`, in every language, each named as its speakers do: plain links to other documents. */
export function LanguageMenu({ path }: { path?: string }) {
  const words = useWords('footer', footer)
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={words.languages}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={path ? pathIn(language, path) : pathIn(language, pathname) + search}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
              className="inline-block py-1.5 hover:text-lac hover:underline aria-[current]:font-medium aria-[current]:text-ink"
            >
              {names.get(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const names = new Map(
  languages.map((language) => [
    language,
    new Intl.DisplayNames(language, { type: 'language' }).of(language),
  ]),
)
