import type * as calls from '#contract/accounts/calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { Query } from '../../platform/db/database.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { languageOfCall, personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { userById } from '../queries.ts'
import { askToProve } from './ask-mobile-code.ts'
import { deleteNoticeMobile, keepNoticeMobile } from './notice-mobile-queries.ts'
import { tellOfMobile, withProvenMobile } from './proven-mobile.ts'

/** The number to which a member of staff wants notices: confirmed by a code to it, and told by email. It signs nobody in. */
export const noticeMobileHandlers = {
  async askNoticeMobile({ shop, c, input }) {
    const person = personIn(c)
    const from = { network: networkOf(c.get('address')), language: languageOfCall(c) }
    const asked = { mobile: input.mobile, password: input.password, code: input.code }
    const look = () => demandStaff(shop.db.read, person.id)
    return { ticket: await askToProve(shop, person, asked, { ...from, look }) }
  },
  async confirmNoticeMobile({ shop, c, input }) {
    const [person, language] = [personIn(c), languageOfCall(c)]
    await withProvenMobile(shop, input, person, async (tx, mobile, now) => {
      await demandStaff(tx, person.id)
      await keepNoticeMobile(tx, person.id, mobile, now)
      await tellOfMobile(shop, tx, person.id, { change: 'notice-mobile-added', language })
    })
    return { message: 'Your mobile number is confirmed.' }
  },
  async removeNoticeMobile({ shop, c }) {
    const [{ id }, language] = [personIn(c), languageOfCall(c)]
    await shop.db.write(async (tx) => {
      if ((await deleteNoticeMobile(tx, id)) === undefined) return
      await tellOfMobile(shop, tx, id, { change: 'notice-mobile-removed', language })
    })
    return { message: 'Your mobile number is removed.' }
  },
} satisfies Partial<Handlers<typeof calls>>

/** Somebody may have left the staff while their call was on its way. */
async function demandStaff(query: Query, userId: number) {
  const user = await userById(query, userId)
  if (!user?.role) throw new ShopError('not-on-the-staff')
}
