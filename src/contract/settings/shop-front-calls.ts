import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type { EditedAnnouncements, EditedMenus } from './shop-front-types.ts'

export const readAnnouncements = unkept(
  get<Nothing, EditedAnnouncements>('/api/admin/announcements', 'staff:catalogue.see'),
)
export const saveAnnouncements = put<EditedAnnouncements, EditedAnnouncements>(
  '/api/admin/announcements',
  'staff:content.edit',
)
export const readMenus = unkept(
  get<Nothing, EditedMenus>('/api/admin/menus', 'staff:catalogue.see'),
)
export const saveMenus = put<EditedMenus, EditedMenus>('/api/admin/menus', 'staff:content.edit')
