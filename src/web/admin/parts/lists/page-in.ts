/** The page of a list that an address asks for; the first where it says nothing right. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1')
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}
