import * as calls from '#contract/cart/calls.ts'
import { examples } from '#contract/cart/examples.ts'
import { schemas } from '#contract/cart/schemas.ts'
import * as types from '#contract/cart/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { cartHandlers } from './routes.ts'

export const cart: NounModule = {
  title: 'Cart',
  calls: callsOf(calls, { schemas, examples, answers: cartHandlers }),
  types: [types],
}
