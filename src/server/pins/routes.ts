import type * as calls from '#contract/pins/calls.ts'
import type { Answerers } from '../platform/http/serve.ts'
import { lookUpPin } from './place-of-pin.ts'

export const pinAnswers: Answerers<typeof calls> = {
  getPlaceOfPin: ({ input }) => lookUpPin(input.pin),
}
