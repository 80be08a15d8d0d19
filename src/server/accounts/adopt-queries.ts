import type { Query } from '../platform/db/database.ts'

/** Gives orders that a guest placed with this email to the account which has proven that it is its own. */
export async function adoptGuestOrders(tx: Query, userId: number, email: string) {
  await tx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email.toLowerCase())
    .execute()
}
