import * as adminCalls from '#contract/books/admin-calls.ts'
import { schemas } from '#contract/books/schemas.ts'
import * as types from '#contract/books/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { bookHandlers } from './routes.ts'

export const books: NounModule = {
  title: 'Books',
  calls: callsOf(adminCalls, { schemas, answers: bookHandlers }),
  types: [types],
}
