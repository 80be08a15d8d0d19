import { type LoaderFunctionArgs, redirect } from 'react-router'
import { currentUser } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { ApiError, callWith } from '../api.ts'
import { type RenderContext, renderContext } from '../loading.ts'
import { nextPath } from './next-path.ts'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Sends on whoever is signed in already, before the form is shown. */
export async function sendOnSignedIn(
  { request, context }: Asked,
  to: (user: User, next: string | null) => string,
) {
  const user = await visitorOf(context.get(renderContext))
  if (user) throw redirect(to(user, nextPath(new URL(request.url).search)))
  return null
}

/** Who is signed in; null also when the shop cannot tell just now. */
async function visitorOf({ mayBeSignedIn, send }: RenderContext): Promise<User | null> {
  if (!mayBeSignedIn) return null
  try {
    return await callWith(send, currentUser, {})
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
