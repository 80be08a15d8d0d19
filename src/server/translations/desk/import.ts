import type { TranslationsReport } from '#contract/translations/admin-types.ts'
import type { Language } from '#domain/language.ts'
import { type Actor, record } from '../../audit/audit.ts'
import { type CsvFault, faultOf } from '../../platform/csv.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import { putTranslations, type TranslationRow } from '../queries.ts'
import { sourceHash } from '../source-hash.ts'
import { versionIn } from './export.ts'
import { type CsvRow, readTranslations } from './read.ts'
import { isStale, otherLanguages, type Translated, withWords } from './with-words.ts'

type How = { isDryRun: boolean; isAccepting: boolean }

const mostFaults = 200

/**
 * Words from a file, all of them or none. An empty cell says nothing; what stands there already changes nothing, unless
 * the file is taken as read (`isAccepting`): then it is right for the English of today, and a machine's are a person's.
 */
export async function importTranslations(
  shop: Shop,
  actor: Actor,
  file: Uint8Array,
  { isDryRun, isAccepting }: How,
): Promise<TranslationsReport> {
  const { rows, faults } = readTranslations(file)
  const known = await knownTo(shop)
  const changes = rows.flatMap((row) => {
    const there = known.get(keyOf(row.cells))
    if (there === undefined) {
      faults.push(faultOf(row.row, 'field', { code: 'no-such-text', params: {} }))
      return []
    }
    return changesIn(row, there, { isAccepting, now: shop.now(), faults })
  })
  const isApplied = !isDryRun && faults.length === 0
  if (isApplied && changes.length > 0) await apply(shop, actor, changes)
  const errors = faults.toSorted((one, other) => one.row - other.row).slice(0, mostFaults)
  const report = { isApplied, rows: rows.length, changed: changes.length }
  return { ...report, errors, errorCount: faults.length }
}

const keyOf = (cells: Partial<Record<string, string>>) =>
  `${cells['thing']}/${cells['id']}/${cells['field']}`

async function knownTo(shop: Shop): Promise<Map<string, Translated>> {
  const known = new Map<string, Translated>()
  for await (const some of withWords(shop)) {
    for (const one of some) {
      const { thing, id, field } = one.text
      known.set(keyOf({ thing, id: String(id), field }), one)
    }
  }
  return known
}

type Change = { row: TranslationRow; before: string | null }
type Around = { isAccepting: boolean; now: number; faults: CsvFault[] }

const mostLetters = 200_000

function changesIn({ row, cells }: CsvRow, there: Translated, around: Around): Change[] {
  const { text, rows } = there
  const changes = otherLanguages.flatMap((language): Change[] => {
    const words = cells[language] ?? ''
    const known = rows[language]
    if (words === '' || !isChange(there, known, words, around.isAccepting)) return []
    if (words.length > mostLetters) {
      around.faults.push(faultOf(row, language, { code: 'words-too-long', params: {} }))
    }
    return [{ row: rowOf(there, language, words, around.now), before: known?.words ?? null }]
  })
  const isOutdated = cells['version'] ? cells['version'] !== versionIn(there) : false
  if (changes.length > 0 && (isOutdated || !isSameEnglish(cells, text.english))) {
    around.faults.push(faultOf(row, 'version', { code: 'text-outdated', params: {} }))
  }
  return changes
}

/** A file without the English takes it as it is. */
const isSameEnglish = ({ en }: CsvRow['cells'], english: string) =>
  en === undefined || en.trim() === english.trim()

function isChange(
  { text }: Translated,
  known: TranslationRow | undefined,
  words: string,
  isAccepting: boolean,
): boolean {
  if (known?.words.trim() !== words) return true
  return isAccepting && (known.made_by === 'machine' || isStale(text, known))
}

const rowOf = (
  { text: { thing, id, field, english } }: Translated,
  language: Language,
  words: string,
  now: number,
): TranslationRow => ({
  ...{ thing, thing_id: id, field, language, words },
  ...{ source_hash: sourceHash(english), made_by: 'person', changed_at: now },
})

async function apply(shop: Shop, actor: Actor, changes: Change[]) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    await bumpVersion(tx, now)
    const rows = changes.map(({ row }) => row)
    await putTranslations(tx, rows)
    await shop.afterTranslation(tx, rows)
    for (const [language, some] of Map.groupBy(changes, ({ row }) => row.language)) {
      const said = (which: (change: Change) => string | null) =>
        Object.fromEntries(some.map((one) => [keyIn(one.row), which(one)]))
      await record(tx, actor, now, {
        ...{ action: 'import', kind: 'translation', id: null, subject: language },
        before: said(({ before }) => before),
        after: said(({ row }) => row.words),
      })
    }
  })
}

const keyIn = ({ thing, thing_id, field }: TranslationRow) => `${thing}/${thing_id}/${field}`
