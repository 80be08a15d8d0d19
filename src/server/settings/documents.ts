import { Settings, WholeProfile } from '#contract/settings/types.ts'
import { policy } from '#domain/policy.ts'
import type { Database } from '../platform/db/database.ts'
import { readDocument } from './queries.ts'

/** New arrivals as a carousel, the others as grids, four pieces each (spec §3). */
export const defaultSettings: Settings = {
  newArrivalsDisplay: 'carousel',
  premiumProductsDisplay: 'grid',
  trendingProductsDisplay: 'grid',
  newArrivalsCount: policy.sectionCount.default,
  premiumProductsCount: policy.sectionCount.default,
  trendingProductsCount: policy.sectionCount.default,
}

/** What a shop says of itself before its owner has said anything. */
export const emptyProfile: WholeProfile = {
  name: 'Pallu',
  tagline: 'Handcrafted South Indian sarees',
  heroTitle: 'Handcrafted South Indian sarees',
  heroText: '',
  heroWide: '',
  heroTall: '',
  heroAlt: '',
  banner: '{free delivery}',
  whatsapp: '',
  phone: '',
  email: '',
  address: '',
  hours: policy.supportHours,
  social: [],
  cardLogos: [],
  upiId: '',
  craft: [],
  care: [],
  journey: [],
  team: [],
  shippingQuestions: [],
  questions: [],
}

export async function currentSettings(db: Database): Promise<Settings> {
  return Settings.parse({ ...defaultSettings, ...asObject(await readDocument(db, 'display')) })
}

export async function currentProfile(db: Pick<Database, 'read'>): Promise<WholeProfile> {
  return WholeProfile.parse({ ...emptyProfile, ...(await savedProfile(db)) })
}

/** What of it has ever been written. */
export async function savedProfile(db: Pick<Database, 'read'>): Promise<object> {
  return asObject(await readDocument(db, 'profile'))
}

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
