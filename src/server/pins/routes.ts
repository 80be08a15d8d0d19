import type * as calls from '#contract/pins/calls.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { lookUpPin } from './place-of-pin.ts'

export const pinHandlers: Handlers<typeof calls> = {
  getPlaceOfPin: ({ input }) => lookUpPin(input.pin),
}
