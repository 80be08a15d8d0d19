import type { TranslatedText, TranslationForm } from '#contract/translations/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Actor, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  forgetTranslation,
  putTranslations,
  type TranslationRow,
  translationAt,
} from '../queries.ts'
import { sourceHash } from '../source-hash.ts'
import { presentText, textNamed } from './texts.ts'

/** Says one text of the shop in a language; refuses to write over what was said, or written in English, since it was read. */
export async function saveTranslation(
  shop: Shop,
  actor: Actor,
  form: TranslationForm,
): Promise<TranslatedText> {
  const text = await textNamed(shop, form)
  if (!text) throw new ShopError('no-such-text')
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves at the same time waits here.
    await bumpVersion(tx, now)
    const { thing, id: thing_id, field, language, words } = form
    const key = { thing, thing_id, field, language }
    const before = await translationAt(tx, key)
    const current = presentText(text, before)
    if (current.version !== form.version) throw new ShopError('changed-meanwhile', { current })
    const row: TranslationRow = {
      ...{ ...key, words, source_hash: sourceHash(text.english) },
      ...{ made_by: 'person', changed_at: now },
    }
    await (words === '' ? forgetTranslation(tx, key) : putTranslations(tx, [row]))
    await shop.afterTranslation(tx, [row])
    await noteSave(tx, actor, { now, row, before: before?.words ?? '' })
    return presentText(text, words === '' ? undefined : row)
  })
}

type Saving = { now: number; row: TranslationRow; before: string }

const noteSave = (tx: Query, actor: Actor, { now, row, before }: Saving) =>
  record(tx, actor, now, {
    ...{ action: 'update', kind: 'translation', id: row.thing_id || null },
    subject: `${row.language} ${row.thing} ${row.field}`.slice(0, 200),
    before: { words: before },
    after: { words: row.words },
  })
