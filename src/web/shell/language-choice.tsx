import { useLocation } from 'react-router'
import { languages, pathIn } from '#domain/language.ts'
import { CloseIcon } from '#web/ui/icon.tsx'
import { GlobeIcon } from '#web/ui/page-icons.tsx'
import { footer } from '#web/words/en/footer.ts'
import { useLanguage, useWords, wordsIn } from '#web/words/words.ts'
import { LanguageList } from './language-list.tsx'

/** In the bar of wide screens: opens natively, and is shut by a script of the page (rendering/scripts/language.ts). */
export function HeaderLanguages() {
  const words = useWords('footer', footer)
  return (
    <details data-languages="" className="relative max-md:hidden">
      <summary
        aria-label={words.languages}
        title={words.languages}
        className="touchable hover:text-lac"
      >
        <GlobeIcon />
      </summary>
      <div className="absolute end-0 z-20 mt-1 min-w-40 rounded-md border border-line bg-card py-2 shadow-sheet">
        <LanguageList linkClass="block px-4 py-2 whitespace-nowrap hover:bg-wash hover:text-lac aria-[current]:text-lac" />
      </div>
    </details>
  )
}

/** At the end of the drawer on phones. */
export function MenuLanguages() {
  const words = useWords('footer', footer)
  return (
    <>
      <h3 className="mt-4 border-t border-line px-5 pt-5 pb-1 font-sans text-sm text-soft">
        {words.languages}
      </h3>
      <LanguageList
        className="grid grid-cols-2"
        linkClass="flex min-h-12 items-center px-5 hover:bg-wash hover:text-lac aria-[current]:text-lac"
      />
    </>
  )
}

/**
 * One line in each other language that leads to this page in it. The page shows none of them until the browser
 * finds before its first paint that its visitor would like one better (rendering/scripts/hint.ts).
 */
export function LanguageOffer() {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return languages
    .filter((language) => language !== current)
    .map((language) => {
      const words = wordsIn(language, 'footer', footer)
      return (
        <aside key={language} lang={language} data-offer={language} className="no-print bg-wash">
          <p className="page flex items-center justify-center gap-2 text-sm">
            <a
              href={pathIn(language, pathname) + search}
              hrefLang={language}
              className="link reachable py-1.5"
            >
              {words.offer}
            </a>
            <button
              type="button"
              data-keeps-language=""
              aria-label={words.offerClose}
              className="touchable hover:text-lac"
            >
              <CloseIcon className="size-4" />
            </button>
          </p>
        </aside>
      )
    })
}
