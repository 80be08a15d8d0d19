import type { ColumnKey } from '#domain/attributes.ts'
import { type Said, saidValue } from './said-value.ts'

/** Some of them side by side; what the page has no word for is marked as English. */
export const SaidValues = ({ product, keys }: { product: Said; keys: ColumnKey[] }) => {
  const { labels } = product
  if (!labels || keys.every((key) => labels[key])) {
    return keys.map((key) => saidValue(product, key)).join(' · ')
  }
  return keys.map((key, at) => (
    <span key={key} lang={labels[key] ? undefined : 'en'}>
      {(at > 0 ? ' · ' : '') + saidValue(product, key)}
    </span>
  ))
}
