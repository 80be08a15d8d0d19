import { useLocation } from 'react-router'
import { languages, pathIn } from '#domain/language.ts'
import { useLanguage } from '#web/words/words.ts'

type LanguageListProps = {
  /** Of the page that the links lead to; this one otherwise. */
  path?: string
  className?: string
  linkClass: string
}

/** A page in every language, each named as its speakers do: plain links to other documents. */
export function LanguageList({ path, className, linkClass }: LanguageListProps) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={path ? pathIn(language, path) : pathIn(language, pathname) + search}
            lang={language}
            hrefLang={language}
            aria-current={language === current || undefined}
            className={linkClass}
          >
            {names.get(language)}
          </a>
        </li>
      ))}
    </ul>
  )
}

const names = new Map(
  languages.map((language) => [
    language,
    new Intl.DisplayNames(language, { type: 'language' }).of(language),
  ]),
)
