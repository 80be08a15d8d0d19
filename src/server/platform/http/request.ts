import type { Context } from 'hono'
import type { Logger } from 'pino'
import { ShopError } from '#domain/errors.ts'
import { type Language, languages } from '#domain/language.ts'
import type { Permission, Role } from '#domain/permissions.ts'
import type { OutcomeCode } from '#domain/said/outcome-code.ts'
import type { VisitorHint } from '#domain/visitor-hint.ts'
import type { Upload } from '../media/upload/upload.ts'

/** Who is asking: a signed-in person, or nobody that we know. */
export type Person = {
  id: number
  username: string
  role: Role | null
  sessionId: string
  /** True until a one-time password, or one too short for staff, has been changed. */
  mustChangePassword: boolean
  /** Set while somebody who can pay money back has no two-step sign-in (STAFF_SECOND_FACTOR). */
  secondFactor?: 'asked' | 'required' | undefined
  /** Set where a program asks with a token: of what its maker may do, these alone. */
  token?: { id: number; scopes: readonly Permission[] }
}

/** What every request carries after the first middleware. */
export type Env = {
  /** True when the pages ask from inside the process; else the connection that node:http holds. */
  Bindings: {
    isInside?: boolean
    /** True when the page cache asks for a page that is out of date, while visitors still get the old one. */
    isRenewal?: boolean
    incoming?: { socket?: { remoteAddress?: string | undefined } }
  }
  Variables: {
    requestId: string
    log: Logger
    person: Person | null
    /** The connection's address, or the client's behind a trusted proxy. */
    address: string
    /** True when the answer is the same for everybody, whoever asks. */
    isShared?: boolean
    /** What this answer tells the browser of its visitor (visitor-hint.ts). */
    hint?: VisitorHint
    /** The catalogue's version when the making of the answer began. */
    begunAt: number
    /** True when the database did not answer what this request had to ask of it. */
    isStorageAway?: boolean
    /** What whoever answered says became of it, where the answer does not. */
    outcome?: { code: OutcomeCode; orderId?: number | undefined }
    /** True where a secret stands in the answer. */
    hasSecret?: boolean
    /** The files of a multipart form, by field; they are gone once the request is answered. */
    files?: Record<string, Upload[]>
  }
}

export type Call = Context<Env>

/** True when the request carries anything that ties it to one visitor: such answers are never shared. */
export const isPersonal = (cookies: string | null | undefined) =>
  Boolean(cookies && /(?:^|;\s*)(?:__Host-)?(?:sid|cart)=/.test(cookies))

/** Whom the guard has let through. */
export function personIn(c: Call): Person {
  const person = c.get('person')
  if (!person) throw new ShopError('sign-in-first')
  return person
}

/** True for everybody but staff. */
export const isStranger = (c: Call) => (c.get('person')?.role ?? null) === null

export const isMultipart = (c: Call) =>
  Boolean(c.req.header('content-type')?.startsWith('multipart/form-data'))

/** The language of the page from which a call was made. */
export const languageOfCall = (c: Call): Language =>
  languages.find((one) => one === c.req.header('content-language')) ?? 'en'
