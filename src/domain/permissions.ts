/** What staff may do. `isAdmin` of the spec is true for every role here. */
export const roles = ['owner', 'manager', 'packer', 'accountant'] as const
export type Role = (typeof roles)[number]

const permissionTable = {
  'dashboard.see': ['owner', 'manager', 'packer'],
  'catalogue.see': ['owner', 'manager', 'packer'],
  'catalogue.edit': ['owner', 'manager'],
  'stock.edit': ['owner', 'manager', 'packer'],
  'content.edit': ['owner', 'manager'],
  'translations.edit': ['owner', 'manager'],
  'reviews.moderate': ['owner', 'manager'],
  'coupons.edit': ['owner', 'manager'],
  'orders.see': ['owner', 'manager', 'packer', 'accountant'],
  'orders.pack': ['owner', 'manager', 'packer'],
  'orders.edit': ['owner', 'manager'],
  'orders.refund': ['owner', 'manager'],
  'customers.see': ['owner', 'manager'],
  'customers.erase': ['owner'],
  'figures.see': ['owner', 'manager', 'accountant'],
  /** What pieces cost the shop, and what stays of their prices. */
  'costs.see': ['owner'],
  'settings.display': ['owner', 'manager'],
  'settings.shop': ['owner'],
  'settings.payments': ['owner'],
  'documents.see': ['owner', 'manager', 'accountant'],
  'documents.issue': ['owner', 'manager', 'packer'],
  'documents.export': ['owner', 'manager', 'accountant'],
  'taxes.edit': ['owner'],
  'complaints.answer': ['owner', 'manager'],
  'privacy.answer': ['owner', 'manager'],
  'breaches.edit': ['owner'],
  'staff.edit': ['owner'],
  'audit.see': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissionTable

export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissionTable[permission]
  return allowed.includes(role)
}

export function permissionsOf(role: Role): Permission[] {
  return permissions.filter((permission) => may(role, permission))
}

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text)
}

/** The keys of the table are its permissions and nothing else, which Object.keys cannot tell. */
export const permissions = Object.keys(permissionTable) as Permission[]
