import type * as calls from '#contract/pins/calls.ts'
import { statesIn } from '../place-names/place-names.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { lookUpPin } from './place-of-pin.ts'

export const pinHandlers: Handlers<typeof calls> = {
  getPlaceOfPin: ({ input }) => lookUpPin(input.pin),
  listStates: ({ input }) => statesIn(input.language),
}
