import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type { Setup, ToldFigures } from './admin-types.ts'
import type { EditedProfile, EditedSettings, Opening, ProfileForm } from './types.ts'

export const saveSettings = put<EditedSettings, EditedSettings>(
  '/api/settings',
  'staff:settings.display',
)
export const readShop = unkept(
  get<Nothing, EditedProfile>('/api/admin/shop', 'staff:dashboard.see'),
)
/** What stands in the owner's texts in place of names in braces. */
export const readFigures = unkept(
  get<Nothing, ToldFigures>('/api/admin/shop/figures', 'staff:dashboard.see'),
)
export const saveShop = put<ProfileForm, EditedProfile>('/api/shop', 'staff:settings.shop')
/** What a new owner sees to before the shop opens; each tick is read from the shop's state. */
export const getSetup = unkept(get<Nothing, Setup>('/api/admin/setup', 'staff:dashboard.see'))
/** Opens the shop to everybody, or closes it to all but staff. */
export const saveOpening = put<Opening, Opening>('/api/admin/opening', 'staff:settings.shop')
