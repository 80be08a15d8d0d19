import { type SavedTaxSettings, TaxSettings, TaxSettingsForm } from '#contract/tax/types.ts'
import { yearOfNumber } from '#domain/documents/document-number.ts'
import { numberedKinds, type SeriesChoice, seriesFor } from '#domain/documents/series.ts'
import { ShopError } from '#domain/errors.ts'
import { type Day, dayInIndia, startOfDay } from '#domain/india-day.ts'
import { refusal } from '#domain/refusals/list.ts'
import { carryChange } from '#domain/tax/carry-change.ts'
import { isDearChange } from '#domain/tax/seller-change.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { insertSettings, lettersInUse, settingsRows } from './queries.ts'
import { isPlaceholder, settingsOn } from './read-law.ts'

/** What is in force today, and what the owner has said for later. */
export async function savedSettings(db: Query, now: number): Promise<SavedTaxSettings> {
  const today = dayInIndia(now)
  const rows = await settingsRows(db).execute()
  const current = rows.find((row) => row.from_day <= today)
  const later = laterThan(today, rows)
  const settings = await settingsOn(db, today)
  return versioned({
    settings,
    from: current?.from_day ?? null,
    upcoming: later[0] ?? null,
    later,
    isPlaceholder: settings !== null && isPlaceholder(settings.gstin),
  })
}

type SettingsRow = { from_day: Day; value: string }

/** What is said for each day after this one, the next day first: what was said last of a day counts. */
function laterThan(day: Day, latestFirst: readonly SettingsRow[]) {
  const rows = latestFirst.filter(({ from_day }) => from_day > day)
  const ofDays = rows.filter(({ from_day }, at) => rows[at - 1]?.from_day !== from_day)
  return ofDays.reverse().map(({ from_day: from, value }) => ({
    ...{ from, settings: TaxSettings.parse(JSON.parse(value)) },
  }))
}

/** Says what the shop is from a day on; what was sold before keeps what it was sold under. */
export async function saveSettings(shop: Shop, actor: Actor, form: TaxSettingsForm) {
  const now = shop.now()
  const { password, code, ...input } = form
  const { isDear: isAsked } = await refuseChange(shop.db.read, input, now)
  if (isAsked) await shop.proveAgain(actor.id, { password, code })
  const { from, reason, version: _version, isAlsoLater, ...settings } = input
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const { before, replaced, isDear } = await refuseChange(tx, input, now)
    // Saved by somebody else between the question and its answer.
    if (isDear && !isAsked) throw new ShopError('settings-just-changed')
    const by = { reason, user_id: actor.id, created_at: now }
    await insertSettings(tx, { ...by, from_day: from, value: JSON.stringify(settings) })
    if (isAlsoLater && replaced)
      for (const row of carriedRows(replaced, settings, before.later, from))
        await insertSettings(tx, { ...by, ...row })
    const subject = `from ${from}`
    const after = { ...settings, reason }
    const what = { action: 'update', kind: 'taxes', id: null, subject } as const
    await record(tx, actor, now, { ...what, before: before.settings ?? undefined, after })
    return savedSettings(tx, now)
  })
}

type SettingsInput = Omit<TaxSettingsForm, 'password' | 'code'>

/** Refuses what cannot be saved; tells what it takes the place of, and whether that is asked about again. */
async function refuseChange(
  db: Query,
  { from, reason, version, isAlsoLater: _later, ...settings }: SettingsInput,
  now: number,
) {
  const { version: _version, ...before } = await savedSettings(db, now)
  refuseOutdated(version, before)
  refuseBackwards(before, from, dayInIndia(now))
  // What is in force on its first day, which may itself be said for later.
  const replaced = before.settings && (await settingsOn(db, from))
  const isDear = isDearChange(replaced, settings)
  if (isDear && reason.length < 3) throw new ShopError('change-unexplained', { at: 'reason' })
  await refuseUsedLetters(db, settings.series, yearOfNumber(startOfDay(from)))
  return { before, replaced, isDear }
}

/** The settings of later days with what this change changes, where they had left it as it was. */
function carriedRows(
  replaced: TaxSettings,
  settings: TaxSettings,
  later: SavedTaxSettings['later'],
  from: Day,
) {
  const days = later
    .filter((row) => row.from > from)
    .map((row) => ({ from: row.from, ...carryChange(replaced, settings, row.settings) }))
  const rows = days.filter(({ names }) => names.length > 0)
  for (const row of rows)
    if (!TaxSettingsForm.safeParse({ ...row.settings, from: row.from, reason: '' }).success)
      throw new ShopError(refusal('later-settings-clash', { day: row.from }), { at: 'isAlsoLater' })
  return rows.map((row) => ({ from_day: row.from, value: JSON.stringify(row.settings) }))
}

/** The first settings may reach back to what was sold since; later ones begin today or after. */
function refuseBackwards({ from: since }: { from: string | null }, from: string, today: string) {
  if (since === null || from >= today) return
  throw new ShopError('settings-in-the-past', { at: 'from' })
}

/** Letters that documents of another kind have in this financial year would make two series of one. */
async function refuseUsedLetters(db: Query, series: SeriesChoice = {}, fy: string) {
  for (const { kind, letters } of await lettersInUse(db, fy))
    for (const other of numberedKinds)
      if (other !== kind && seriesFor(other, series) === letters)
        throw new ShopError('letters-of-another-kind', { at: `series.${other}` })
}
