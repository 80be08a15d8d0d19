import type {
  EditedProfile,
  EditedSettings,
  ProfileForm,
  Settings,
  WholeProfile,
} from '#contract/settings/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { OwnSubject } from '#domain/said/audit-subjects.ts'
import { starterName } from '#domain/shop-profile.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetWordsOf } from '../translations/queries.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { refuseBackwards, turnLater } from './home-sections.ts'
import { writeDocument } from './queries.ts'

/** Keeps how the home page shows its sections. */
export async function saveDisplay(
  shop: Shop,
  actor: Actor,
  { version, ...settings }: EditedSettings,
): Promise<EditedSettings> {
  const of = { name: 'display', kind: 'settings', read: currentSettings } as const
  const sections = settings.sections?.map(({ inEnglish: _english, ...section }) => section)
  if (sections) refuseBackwards(sections)
  const also = (tx: Query) => sections && turnLater(tx, sections, shop.now())
  // Whoever knows nothing of sections leaves them where they are.
  const after = (before: Settings) => ({ ...before, ...settings, ...(sections && { sections }) })
  return versioned(await saveDocument(shop, actor, { ...of, seen: version, after, also }))
}

/** Keeps what the shop says of itself. */
export async function saveProfile(
  shop: Shop,
  actor: Actor,
  { version, isProved, ...profile }: Omit<ProfileForm, 'password' | 'code'> & { isProved: boolean },
): Promise<EditedProfile> {
  const of = { name: 'profile', kind: 'profile', read: currentProfile } as const
  // What the shop was called before its owner named it has words of its own in every language.
  const also = (tx: Query) =>
    profile.name === starterName
      ? undefined
      : forgetWordsOf(tx, { thing: 'profile', id: 0, field: 'name', english: starterName })
  const after = ({ care, logo, upiId }: WholeProfile) => {
    // Saved by somebody else between the question and its answer.
    if (!isProved && upiId !== profile.upiId) throw new ShopError('settings-just-changed')
    // A page from before there was a logo leaves it as it is; null takes it away.
    const kept = profile.logo === undefined ? logo : profile.logo
    return { ...profile, care: profile.care ?? care, ...(kept !== undefined && { logo: kept }) }
  }
  return versioned(await saveDocument(shop, actor, { ...of, seen: version, after, also }))
}

type Change<Value extends object> = {
  name: OwnSubject
  kind: 'settings' | 'profile'
  read: (db: Database) => Promise<Value>
  seen: string | undefined
  after: (before: Value) => Value
  /** What goes with it in the same transaction. */
  also?: (tx: Query) => Promise<void> | undefined
}

/** Keeps a document of the settings, unless somebody has saved it since `seen` was read; answers it. */
export function saveDocument<Value extends object>(
  shop: Shop,
  actor: Actor,
  { name, kind, read, seen, after: made, also }: Change<Value>,
) {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = await read({ ...shop.db, read: tx })
    refuseOutdated(seen, before)
    const after = made(before)
    await writeDocument(tx, name, after, now)
    await also?.(tx)
    await record(tx, actor, now, { action: 'update', kind, id: null, subject: name, before, after })
    return after
  })
}
