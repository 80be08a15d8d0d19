import { languageOf } from '#domain/language.ts'
import { hideHushed } from '../hushed.ts'
import { rememberLanguage } from '../remembered-language.ts'

// Stands in every page with scripts as text: remembers which language somebody chooses, before and after the page
// works, closes the offer of another, and shuts the menu of languages as menus shut; what was put away of the bar stays away.
// It hears each event on its way down: on the way up React keeps from all others what it cannot do itself yet.

hideHushed()

const root = document.documentElement
const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-languages][open]')

const chosen = ({ target }: Event) => {
  if (!(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[hreflang]')
  if (link) rememberLanguage(link.hreflang)
  if (target.closest('[data-keeps-language]')) {
    rememberLanguage(languageOf(location.pathname))
    delete root.dataset['offer']
  }
  for (const menu of menus()) if (!menu.contains(target)) menu.open = false
}
const escaped = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return
  for (const menu of menus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
}
addEventListener('click', chosen, true)
addEventListener('keydown', escaped, true)
