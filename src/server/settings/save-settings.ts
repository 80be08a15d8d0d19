import type { Settings, WholeProfile } from '#contract/settings.ts'
import { bumpVersion } from '../db/version.ts'
import type { Shop } from '../shop.ts'
import { type Actor, record } from '../workshop/audit.ts'
import { currentProfile, currentSettings } from './documents.ts'
import { writeDocument } from './queries.ts'

/** Keeps how the home page shows its sections. */
export async function saveDisplay(shop: Shop, actor: Actor, settings: Settings): Promise<Settings> {
  const before = await currentSettings(shop.db)
  await save(shop, actor, { name: 'display', kind: 'settings', before, after: settings })
  return settings
}

/** Keeps what the shop says of itself. */
export async function saveProfile(shop: Shop, actor: Actor, profile: WholeProfile) {
  const before = await currentProfile(shop.db)
  await save(shop, actor, { name: 'profile', kind: 'profile', before, after: profile })
  return profile
}

type Change = { name: string; kind: 'settings' | 'profile'; before: unknown; after: unknown }

function save(shop: Shop, actor: Actor, { name, kind, before, after }: Change) {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    await writeDocument(tx, name, after, now)
    await bumpVersion(tx, now)
    await record(tx, actor, now, { action: 'update', kind, id: null, subject: name, before, after })
  })
}
