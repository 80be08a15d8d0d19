import type { Language } from '#domain/language.ts'
import { codeIn } from '#domain/privacy/data-request.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { signInCode as limits } from '#domain/sign-in/sign-in-code.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { Query } from '../../platform/db/database.ts'
import { hashOf, newCode } from '../../platform/secret.ts'
import { defineText } from '../../platform/texts/text.ts'
import { languageOfTexts } from '../../platform/texts/text-config.ts'
import { userById } from '../queries.ts'
import {
  countMobileTry,
  deleteMobileCode,
  mobileCodeById,
  renewMobileCode,
} from './code-queries.ts'
import { userByMobile } from './mobile-queries.ts'

/** What the database keeps of a code: of this ticket alone. */
const hashOfCode = (id: number, code: string) => hashOf(`mobile ${id}:${code}`)

/**
 * The code to sign in with, or to confirm a number with; made when the message leaves, so that it is kept nowhere. Nothing leaves to a
 * number that signs nobody in: its code is one that nobody reads, so that wrong ones are answered as of a number that is known.
 */
export const mobileCodeText = defineText<{ codeId: number; language: Language }>(
  'mobile-code',
  async ({ codeId, language: asked }, { shop, shopName }) => {
    const { db } = shop
    const row = await mobileCodeById(db.read, codeId, shop.now())
    if (!row) return null
    const person =
      row.user_id === null
        ? await userByMobile(db.read, row.mobile, shop.now())
        : await userById(db.read, row.user_id)
    const code = newCode()
    const until = shop.now() + limits.minutes * 60_000
    await db.write((tx) => renewMobileCode(tx, codeId, hashOfCode(codeId, code), until))
    if (!person) return null
    const language = languageOfTexts(shop.config.texts, 'codes', asked)
    const text = emailWords(language).mobileCode(code, shopName, limits.minutes)
    return { text, language, purpose: 'codes', isSecret: true }
  },
)

type Typed = { ticket: string; code: string; userId: number | null }
type Proof = { refusal: PlainCode } | { refusal: null; mobile: string }

/** Uses a code up and answers the number that it came to; what was wrong is counted. */
export async function proveMobile(tx: Query, typed: Typed, now: number): Promise<Proof> {
  const { ticket, code, userId } = typed
  const tried = { ticketHash: hashOf(ticket), userId, most: limits.tries, now }
  const row = await countMobileTry(tx, tried)
  if (!row) return { refusal: 'code-over' }
  if (row.code_hash !== hashOfCode(row.id, codeIn(code))) return { refusal: 'not-the-newest-text' }
  await deleteMobileCode(tx, row.id)
  return { refusal: null, mobile: row.mobile }
}
