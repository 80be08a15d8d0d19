import { get, type Nothing } from '../endpoint.ts'
import type { EditedSettings, ShownShop, ShownStory } from './types.ts'

export const getSettings = get<{ _nocache?: string | undefined }, EditedSettings>(
  '/api/settings',
  'anyone',
)
export const getShop = get<Nothing, ShownShop>('/api/shop', 'anyone')
export const getShopStory = get<Nothing, ShownStory>('/api/shop/story', 'anyone')
