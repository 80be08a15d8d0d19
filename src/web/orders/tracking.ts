import type { FollowedOrder, TrackForm } from '#contract/orders/types.ts'
import type { Refusal } from '../acting.ts'

/** What somebody looked for, and what was found. */
export type Tracked = {
  typed: TrackForm
  order?: FollowedOrder | undefined
  refusal?: Refusal | undefined
}

export function trackingIn(form: FormData): TrackForm {
  const text = (name: string) => String(form.get(name) ?? '')
  return { number: text('number'), contact: text('contact') }
}
