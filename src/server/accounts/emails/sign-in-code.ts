import { type Language, pathIn } from '#domain/language.ts'
import { signInCode as limits } from '#domain/sign-in/sign-in-code.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { EmailContext } from '../../platform/mail/email.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { newCode } from '../../platform/secret.ts'
import { signInCodeHash } from '../codes/code-hash.ts'
import { codeById, renewCode } from '../codes/queries.ts'
import { userByEmail } from '../queries.ts'
import { secondFactorOf } from '../second-factor/second-factor-queries.ts'

type Props = { codeId: number; language?: Language }

/**
 * The code to sign in with; made when the email leaves, so that the outbox never holds it. Staff and whoever has a second factor use their
 * password: theirs is one that nobody reads, so that wrong ones are answered as of everybody else.
 */
export const signInCodeEmail = defineEmail<Props>(
  'sign-in-code',
  async ({ codeId, language = 'en' }, context) => {
    const { shop, profile, link } = context
    const row = await codeById(shop.db.read, codeId, shop.now())
    if (!row) return null
    const words = emailWords(language).signInCode
    const common = { language, reason: words.reason, isSecret: true }
    const code = await issueCode(context, codeId)
    if (await needsPassword(context, row.email)) {
      return {
        ...common,
        subject: words.withPassword.title,
        preview: words.withPassword.text,
        title: words.withPassword.title,
        blocks: [
          { kind: 'text', text: words.withPassword.text },
          {
            kind: 'button',
            label: words.withPassword.button,
            address: link(pathIn(language, '/login')),
          },
        ],
      }
    }
    const shown = `${code.slice(0, 3)}-${code.slice(3)}`
    return {
      ...common,
      subject: words.subject(shown, profile.name),
      preview: words.lasts(limits.minutes),
      title: words.title,
      blocks: [
        { kind: 'text', text: words.text },
        { kind: 'facts', rows: [{ label: words.label, value: shown, isStrong: true }] },
        { kind: 'small', text: words.lasts(limits.minutes) },
        { kind: 'small', text: words.secret },
      ],
    }
  },
)

async function needsPassword({ shop }: EmailContext, email: string): Promise<boolean> {
  const user = await userByEmail(shop.db.read, email)
  if (!user) return false
  return user.role !== null || Boolean((await secondFactorOf(shop.db.read, user.id))?.confirmed_at)
}

async function issueCode({ shop }: EmailContext, codeId: number): Promise<string> {
  const code = newCode()
  const until = shop.now() + limits.minutes * 60_000
  await shop.db.write((tx) => renewCode(tx, codeId, signInCodeHash(codeId, code), until))
  return code
}
