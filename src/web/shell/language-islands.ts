import { staticIsland } from '#web/rendering/static-island.tsx'

// The choice of a language does nothing but stand there: the browser of a first visit never loads its code.

const code = () => import('./language-choice.tsx')

export const LanguageOffer = staticIsland('offer', () => code().then((m) => m.LanguageOffer))
export const HeaderLanguages = staticIsland('languages', () =>
  code().then((m) => m.HeaderLanguages),
)
export const MenuLanguages = staticIsland('menu-languages', () =>
  code().then((m) => m.MenuLanguages),
)
