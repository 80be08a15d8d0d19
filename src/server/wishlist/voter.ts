import type { Visitor } from '../platform/http/visitor.ts'

/** Under which name the votes of a visitor are kept. */
export const voterOf = ({ userId, tokenHash }: Visitor) =>
  userId === null ? `guest:${tokenHash ?? ''}` : `user:${userId}`
