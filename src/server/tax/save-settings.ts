import type { SavedTaxSettings, TaxSettings, TaxSettingsForm } from '#contract/tax/types.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { insertSettings, settingsRows } from './queries.ts'
import { isPlaceholder, settingsOn } from './read-law.ts'

/** What is in force today, and what the owner has said for later. */
export async function savedSettings(db: Query, now: number): Promise<SavedTaxSettings> {
  const today = dayInIndia(now)
  const rows = await settingsRows(db).execute()
  const current = rows.find((row) => row.from_day <= today)
  const next = rows.find((row) => row.from_day > today)
  const settings = await settingsOn(db, today)
  return versioned({
    settings,
    from: current?.from_day ?? null,
    upcoming: next
      ? { settings: (await settingsOn(db, next.from_day)) as TaxSettings, from: next.from_day }
      : null,
    isPlaceholder: settings !== null && isPlaceholder(settings.gstin),
  })
}

/** Says what the shop is from a day on; what was sold before keeps what it was sold under. */
export function saveSettings(shop: Shop, actor: Actor, form: TaxSettingsForm) {
  const now = shop.now()
  const { from, reason, version, ...settings } = form
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const { version: _version, ...before } = await savedSettings(tx, now)
    refuseOutdated(version, before)
    refuseBackwards(before, from, dayInIndia(now))
    refuseUnexplained(before.settings, settings, reason)
    const value = JSON.stringify(settings)
    await insertSettings(tx, { from_day: from, value, reason, user_id: actor.id, created_at: now })
    const subject = `from ${from}`
    const after = { ...settings, reason }
    const what = { action: 'update', kind: 'taxes', id: null, subject } as const
    await record(tx, actor, now, { ...what, before: before.settings ?? undefined, after })
    return savedSettings(tx, now)
  })
}

/** The first settings may reach back to what was sold since; later ones begin today or after. */
function refuseBackwards({ from: since }: { from: string | null }, from: string, today: string) {
  if (since === null || from >= today) return
  throw new ShopError('settings-in-the-past', { at: 'from' })
}

function refuseUnexplained(before: TaxSettings | null, after: TaxSettings, reason: string) {
  if (before === null || reason.length >= 3) return
  const isSame = before.registration === after.registration && before.stateCode === after.stateCode
  if (isSame) return
  throw new ShopError('change-unexplained', { at: 'reason' })
}
