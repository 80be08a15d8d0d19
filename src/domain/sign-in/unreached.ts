/** Of an owner who was made without an address (ensure-admin.ts). */
const nowhere = '@localhost'

/** The address of somebody who has none: no email to it arrives. */
export const addressOfNobody = (username: string) => `${username}${nowhere}`

/** True of an address that no email reaches. */
export const isUnreached = (address: string): boolean => address.toLowerCase().endsWith(nowhere)
