import { hashOf } from '../../platform/secret.ts'

/** What the database keeps of a code: of this request alone. */
export const codeHash = (requestId: number, code: string) => hashOf(`${requestId}:${code}`)
