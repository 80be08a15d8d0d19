import * as calls from '#contract/customers/calls.ts'
import { examples } from '#contract/customers/examples.ts'
import { schemas } from '#contract/customers/schemas.ts'
import * as types from '#contract/customers/types.ts'
import { callsOf, type NounModule } from '../platform/module.ts'
import { accountAnswers } from './routes.ts'

export const customers: NounModule = {
  title: 'Accounts',
  calls: callsOf(calls, { schemas, examples, answers: accountAnswers }),
  types: [types],
}
