import { data } from 'react-router'
import type { Endpoint } from '#contract/endpoint.ts'
import type { EmailLinkToken } from '#contract/newsletter/types.ts'
import type { Said } from '#contract/said.ts'
import { ApiError, callWith, type Fetch } from '../api.ts'

/** What came of following an email's link: nothing yet, done, or why not. */
export type Followed = { isDone: boolean; reason: string }

/** Does what an email's link is for, once its button was pressed: opening a link alone changes nothing. */
export async function follow(send: Fetch, endpoint: Endpoint<EmailLinkToken, Said>, token = '') {
  try {
    await callWith(send, endpoint, { token })
    return data<Followed>({ isDone: true, reason: '' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data<Followed>({ isDone: false, reason: error.reason }, { status: error.status })
  }
}
