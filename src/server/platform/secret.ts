import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits that nobody can guess, as 43 characters fit for a cookie or an address. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret: enough to know it again, not enough to use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Six digits to be typed from an email: good for few tries and a short time. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')
