import { readSearches, withSearch } from '#domain/search/recent-searches.ts'

const key = 'searches'

/** What was searched for in this browser, which tells it to nobody. */
export function recentSearches(): string[] {
  try {
    return readSearches(localStorage.getItem(key))
  } catch {
    return [] // A browser may keep nothing.
  }
}

export function rememberSearch(text: string) {
  keep(withSearch(recentSearches(), text))
}

export function forgetSearches() {
  keep([])
}

function keep(searches: string[]) {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches))
    else localStorage.removeItem(key)
  } catch {
    // Nothing is kept then.
  }
}
