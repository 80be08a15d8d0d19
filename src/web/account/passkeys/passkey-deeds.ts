import type { QueryClient } from '@tanstack/react-query'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#contract/accounts/calls.ts'
import type { Passkey } from '#contract/accounts/passkey-types.ts'
import type { account } from '#web/words/en/account.ts'
import { ApiError, callWith } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { type Deed, onlyWrong, textOf } from '../../sign-in/deed.ts'
import { makePasskey } from '../../sign-in/passkey/browser-passkey.ts'

export const passkeysPath = '/account/passkeys'

export const queryForPasskeys = () => queryFor(listPasskeys, {})

export const preparePasskeys = (cache: QueryClient) => cache.fetchQuery(queryForPasskeys())

/** Makes a passkey in this browser and keeps it; password and code only where the shop asks for them. */
export const addDeed = (words: typeof account.passkeys): Deed<Passkey[]> => ({
  check: (form) => onlyWrong({ name: textOf(form, 'name').trim() === '' && words.nameRequired }),
  async send(send, form) {
    const asked = await callWith(send, beginPasskey, proofOf(form))
    const made = await makePasskey(asked).catch((error: unknown) => {
      throw refused(error, words)
    })
    const { ticket } = asked
    return callWith(send, addPasskey, { ...made, ticket, name: textOf(form, 'name') })
  },
})

/** The browser's own refusals: there is one on this device already, or nobody confirmed it. */
function refused(error: unknown, words: typeof account.passkeys): unknown {
  if (!(error instanceof DOMException)) return error
  const reason = error.name === 'InvalidStateError' ? words.hasOne : words.cancelled
  return new ApiError(0, error.name, '', { problem: {}, reason, fields: {} })
}

/** Removes one that somebody is sure of; password and code as above. */
export const removeDeed: Deed<Passkey[]> = {
  // No sentence beside a field: the page asks whoever has not said so.
  check: (form) => onlyWrong({ isSure: !form.has('isSure') && 'asked' }),
  send: (send, form) =>
    callWith(send, removePasskey, { id: Number(textOf(form, 'passkey')), ...proofOf(form) }),
}

const proofOf = (form: FormData) => ({
  ...(form.has('password') && { password: textOf(form, 'password') }),
  ...(form.has('code') && { code: textOf(form, 'code') }),
})
