import { languageOf, pathIn, plainPath } from '#domain/language.ts'
import { languageToLeadTo, languageToOffer } from '#domain/language-choice.ts'
import { hintIn } from '#domain/visitor-hint.ts'
import { rememberedLanguage, rememberLanguage } from '../remembered-language.ts'

// Stands first in a shared page as text: its first paint shows what the browser remembers of its visitor. The
// cookie is written by the server (visitor-hint.ts) and shown by styles/parts.css, as is the language that is offered.

const hint = hintIn(document.cookie)
const { style, dataset } = document.documentElement
const counts = { bag: hint?.bag ?? 0, hearts: hint?.hearts ?? 0 }
for (const [name, count] of Object.entries(counts)) {
  if (count <= 0) continue
  dataset[name] = String(count)
  style.setProperty(`--${name}-count`, `"${count > 99 ? '99+' : count}"`)
}

// Pictures below the first screen wait for the largest one: styles/parts.css holds them back, scripts/defer.ts lets them go,
// and should a page come without it, half a second after the rest.
dataset['firstLook'] = ''
addEventListener('load', () => setTimeout(() => delete dataset['firstLook'], 500))

const page = languageOf(location.pathname)
const remembered = rememberedLanguage()
const [{ type: way } = { type: '' }] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[] // As asked for.
const isArriving = way === 'navigate' && !document.referrer.startsWith(`${location.origin}/`)
const chosen = languageToLeadTo({ page, remembered, isArriving })
const offered = languageToOffer({ page, remembered, liked: navigator.languages })
if (chosen) {
  location.replace(pathIn(chosen, plainPath(location.pathname)) + location.search + location.hash)
} else if (offered) {
  dataset['offer'] = offered
  rememberLanguage('asked')
}
