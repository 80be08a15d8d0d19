import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfReader } from './api.ts'
import { loadWords } from './words/load-words.ts'
import { LanguageContext } from './words/words.ts'

const language = languageOfReader()
await loadWords(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={language}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  )
})

/** Measuring comes after everything that a visitor waits for. */
function measureLater() {
  if (location.pathname.startsWith('/admin')) return
  setTimeout(() => void import('./vitals.ts').then(({ reportVisit }) => reportVisit()), 2000)
}
if (document.readyState === 'complete') measureLater()
else addEventListener('load', measureLater, { once: true })
