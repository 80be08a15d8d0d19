import { expect, it } from 'vitest'
import { adminLanguageOf, isAdminPath } from './admin-language.ts'

it('speaks English to whoever has chosen none of its languages', () => {
  expect(['ta', 'hi', 'en', 'te', 'en-IN', ''].map(adminLanguageOf)).toEqual([
    ...['ta', 'hi', 'en', 'en', 'en', 'en'],
  ])
})

it('knows its addresses from those of the shop', () => {
  expect(['/admin', '/admin/orders/7', '/admin?page=2'].map(isAdminPath)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/', '/administration', '/ta/admin', '/api/admin/staff'].map(isAdminPath)).toEqual(
    Array(4).fill(false),
  )
})
