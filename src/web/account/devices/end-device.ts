import type { QueryClient } from '@tanstack/react-query'
import { endDevice, endOtherDevices, listDevices } from '#contract/accounts/calls.ts'
import type { Said } from '#contract/said.ts'
import { callWith } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { type Deed, textOf } from '../../sign-in/deed.ts'

export const queryForDevices = () => queryFor(listDevices, {})

export const prepareDevices = (cache: QueryClient) => cache.fetchQuery(queryForDevices())

/** The field `device` names one by its number; without it, all the others are meant. */
export const endDeed: Deed<Said> = {
  send(send, form) {
    const id = Number(textOf(form, 'device'))
    return id > 0 ? callWith(send, endDevice, { id }) : callWith(send, endOtherDevices, {})
  },
}
