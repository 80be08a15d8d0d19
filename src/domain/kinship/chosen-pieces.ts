/** So many sarees stand side by side. */
export const mostCompared = 4

/** So many of those last looked at are remembered, one more than are shown: the page's own is left out. */
export const mostRecent = 7

/** The ids that an address or a browser's memory names, each once; what is no id is left out. */
export function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, most)
}

/** Where these sarees stand side by side; of more than four the last four. */
export const comparePath = (ids: readonly number[]) =>
  `/compare?ids=${[...new Set(ids)].slice(-mostCompared).join(',')}`

/** The sarees last looked at, this one in front. */
export const withRecent = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, mostRecent)
