import type { Newsletter, NewsletterForm } from '#contract/newsletter/issue-types.ts'
import { ShopError } from '#domain/errors.ts'
import { isWritten } from '#domain/newsletter/issue.ts'
import { plainLine } from '#domain/text.ts'
import { type Actor, record } from '../../audit/audit.ts'
import { piecesColumn, refuseUnknownInside } from '../../content/pieces-inside.ts'
import { sanitise } from '../../content/sanitise.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { refuseOutdated } from '../../platform/edit-version.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetTranslations } from '../../translations/queries.ts'
import { contentOf, presentIssue, saysNothing } from './present.ts'
import { deleteIssue, insertIssue, lockedIssue, updateIssue } from './queries.ts'

type Form = Omit<NewsletterForm, 'version'>

/** Saves a newsletter that nobody has got yet, its HTML sanitised; without an id a new one. */
export async function saveIssue(
  shop: Shop,
  actor: Actor,
  id: number | null,
  { version, ...form }: NewsletterForm,
): Promise<Newsletter> {
  const content = await sanitise(form.content)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // What is translated is counted anew; whoever saves next waits here.
    await bumpVersion(tx, now)
    const before = id === null ? null : await writtenIssue(tx, id, version)
    await refuseUnknownInside(tx, form)
    const columns = { ...columnsOf({ ...form, content }), updated_at: now }
    // Nobody looks at it again before it leaves.
    if (before?.state === 'scheduled' && saysNothing(columns))
      throw new ShopError('newsletter-empty')
    const row = before
      ? await updateIssue(tx, before.id, columns)
      : await insertIssue(tx, { ...columns, ...unsent, created_at: now })
    await record(tx, actor, now, {
      ...{ action: before ? 'update' : 'create', kind: 'newsletter', id: row.id },
      ...{ subject: row.subject, before: before ?? undefined, after: row },
    })
    return presentIssue(tx, row)
  })
}

const unsent = { send_at: null, started_at: null, ended_at: null, totals: null }

export async function removeIssue(shop: Shop, actor: Actor, id: number, version?: string) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    await bumpVersion(tx, now)
    const before = await writtenIssue(tx, id, version)
    await deleteIssue(tx, id)
    await forgetTranslations(tx, 'newsletter', id)
    const what = { action: 'delete', kind: 'newsletter', id, subject: before.subject } as const
    await record(tx, actor, now, { ...what, before })
  })
}

/** One that may still change, as it was seen. */
async function writtenIssue(tx: Query, id: number, version: string | undefined) {
  const row = await lockedIssue(tx, id)
  if (!row) throw new ShopError('no-such-newsletter')
  if (!isWritten(row.state)) throw new ShopError('newsletter-under-way')
  refuseOutdated(version, contentOf(row))
  return row
}

const columnsOf = (form: Form) => ({
  ...{ subject: plainLine(form.subject), preview: plainLine(form.preview), content: form.content },
  ...{ picture: form.picture, picture_alt: form.pictureAlt },
  product_ids: piecesColumn(form.productIds),
})
