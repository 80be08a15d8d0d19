import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type {
  EditedAnnouncements,
  EditedMenus,
  ToldAnnouncements,
  ToldMenus,
} from './shop-front-types.ts'

export const readAnnouncements = unkept(
  get<Nothing, ToldAnnouncements>('/api/admin/announcements', 'staff:catalogue.see'),
)
export const saveAnnouncements = put<EditedAnnouncements, ToldAnnouncements>(
  '/api/admin/announcements',
  'staff:content.edit',
)
export const readMenus = unkept(get<Nothing, ToldMenus>('/api/admin/menus', 'staff:catalogue.see'))
export const saveMenus = put<EditedMenus, ToldMenus>('/api/admin/menus', 'staff:content.edit')
