import * as calls from '#contract/checkout/calls.ts'
import { examples } from '#contract/checkout/examples.ts'
import { schemas } from '#contract/checkout/schemas.ts'
import * as types from '#contract/checkout/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { checkoutHandlers } from './routes.ts'
import { sweepBuying } from './sweep-buying.ts'

export const checkout: NounModule = {
  title: 'Checkout',
  calls: callsOf(calls, { schemas, examples, answers: checkoutHandlers }),
  types: [types],
  jobs: { 'sweep-buying': { jobHandler: sweepBuying, everyMs: 60 * 60_000 } },
}
