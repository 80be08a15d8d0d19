/** What can be done to many products at once. */
export const bulkActions = [
  'flag',
  'category',
  'price',
  'archive',
  'restore',
  'publish',
  'draft',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** So many are changed at once. */
export const mostAtOnce = 2000
