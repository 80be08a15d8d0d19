import { filterGroups } from '#domain/attributes.ts'
import { isTranslated, languages } from '#domain/language.ts'

/** The parameters that change what an address answers; every other one is ignored (S42). */
const meaningful = [
  ...['filter', 'category', 'q', 'minPrice', 'maxPrice', 'inStock', 'by', ...filterGroups],
  ...['sort', 'page', 'limit', 'ids'],
]

/** The address by which an answer is kept: the path and its meaningful parameters in one order. */
export function keyOf(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const given = new URLSearchParams(address.slice(at + 1))
  const query = new URLSearchParams()
  for (const name of meaningful) {
    const values = given.getAll(name)
    if (values.length > 0 && values.join(',') !== '') query.set(name, values.join(','))
  }
  const language = languageIn(address.slice(0, at), given)
  if (language) query.set('language', language)
  const rest = query.toString()
  return rest ? `${address.slice(0, at)}?${rest}` : address.slice(0, at)
}

const [, ...others] = languages

/** A page says its language by its path, a call by a parameter; English is said by nothing. */
const languageIn = (path: string, given: URLSearchParams) =>
  isTranslated(path) && others.find((one) => one === given.get('language'))
