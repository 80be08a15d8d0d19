import { hashOf } from '../../platform/secret.ts'

/** What the database keeps of a code: of this ticket alone. */
export const signInCodeHash = (id: number, code: string) => hashOf(`sign-in ${id}:${code}`)
