import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { ApiError, callWith } from './api.ts'
import { renderContext } from './loading.ts'

// Forms that are posted before, or without, JavaScript: a route's action makes the call and the page
// comes back with what came of it.

/** Why the shop said no, ready to be shown. */
export type Refusal = { status: number; reason: string; fields: Record<string, string> }

const refusalOf = ({ status, reason, fields }: ApiError): Refusal => ({
  status,
  reason,
  fields,
})

/** Why a call failed in the browser: what the shop said, or `lost` where nothing came back. */
export const refusalFrom = (error: unknown, lost: string): Refusal =>
  error instanceof ApiError ? refusalOf(error) : { status: 0, reason: lost, fields: {} }

/** True for the loaders of a page that comes back from its own form. */
export const actedContext = createContext(false)

/** What was typed; anything that is no form is refused. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('This is not a form.', { status: 400 })
  }
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Makes calls in the visitor's name and brings a page back. */
export function actionContext(context: Readonly<RouterContextProvider>) {
  const { send } = context.get(renderContext)
  context.set(actedContext, true)
  return {
    send,
    ask: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> =>
      callWith(send, endpoint, input),
    /** The page that was posted from, with what came of it. */
    show: <T>(outcome: T, status = 200) => data(outcome, { status }),
    /** Another page: its reload posts nothing again. */
    lead: (path: string) => redirect(path, 303),
  }
}

/** What the action of a posted form works with. */
export type ActionContext = ReturnType<typeof actionContext>

/** What work came to, or the shop's refusal; anything else is a fault. */
export async function orRefusal<T>(
  work: Promise<T>,
): Promise<{ answer: T; refusal?: never } | { refusal: Refusal; answer?: never }> {
  try {
    return { answer: await work }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { refusal: refusalOf(error) }
  }
}
