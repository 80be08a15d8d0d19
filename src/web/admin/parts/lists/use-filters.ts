import { useSearchParams } from 'react-router'

const longest = 100

/** What the address narrows a list by, '' where it does not; a change begins at the first page again. */
export function useFilters<Name extends string>(...names: Name[]) {
  const [query, setQuery] = useSearchParams()
  const values = Object.fromEntries(
    names.map((name) => [name, query.get(name)?.slice(0, longest) ?? '']),
  ) as Record<Name, string> // Exactly these names, each with a text.
  const set = (change: Partial<Record<Name, string>>) => {
    const entries = Object.entries<string>({ ...values, ...change }).filter(([, value]) => value)
    setQuery(new URLSearchParams(entries), { replace: true, preventScrollReset: true })
  }
  const clear = () => setQuery({}, { preventScrollReset: true })
  return { values, set, clear, isNarrowed: names.some((name) => values[name] !== '') }
}
