import type { ProductForm, ProductPatch, ProductUpdate } from '#contract/catalog/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import {
  draftOf,
  type Publishing,
  published,
  refusePublishing,
  stateOf,
} from '#domain/publishing/publishing.ts'
import type { ProductChange } from '../admin-queries.ts'
import type { ProductRow } from '../queries.ts'

type Form = ProductForm | ProductUpdate | ProductPatch

/** What a form makes of where a product stands, as far as that changes; one that was put away stays away. */
export function standingFor(
  form: Form,
  before: ProductRow | null,
  now: number,
): Partial<Publishing> {
  const was = before ? stateOf(before) : 'published'
  if (form.state === undefined || was === 'archived') return {}
  if (form.state === 'published') return was === 'published' ? {} : published
  const publishAt = form.publishAt ? Date.parse(form.publishAt) : null
  const isSame = was === 'draft' && before?.publish_at === publishAt
  return isSame ? {} : draftOf(now, publishAt)
}

type Kept = Publishing & { name: string; price_paise: number }

/** Refuses what cannot go into the shop with these changes. */
export function refuseUnpublishable(given: ProductChange, before: Kept | null, now: number) {
  const refusal = whyUnpublishable(given, before, now)
  if (refusal === null) return
  throw new ShopError(refusal, { at: refusal === 'publish-at-passed' ? 'publishAt' : 'price' })
}

/** The same as an answer; `before` is null where it is not there yet. */
export function whyUnpublishable(given: ProductChange, before: Kept | null, now: number) {
  const start = before ?? { ...published, name: '', price_paise: 0 }
  const { name, price_paise, archived_at, draft_state, publish_at } = { ...start, ...given }
  const wanted = { name, price_paise, archived_at, draft_state, publish_at }
  return refusePublishing(wanted, before, now)
}
