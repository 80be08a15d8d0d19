import { createContext, useContext } from 'react'
import { may, type Permission, type Role } from '#domain/permissions.ts'

/** The role of whoever works here; the guard has let nobody else in. */
export const RoleContext = createContext<Role>('packer')

/** Whether the person at work may do something: hides what the server would refuse. */
export function useMay(permission: Permission): boolean {
  return may(useContext(RoleContext), permission)
}
