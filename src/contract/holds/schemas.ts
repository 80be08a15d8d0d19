import { z } from 'zod'
import { Cart } from '../cart/types.ts'
import { Said } from '../said.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  ClaimForm,
  EditedHoldLimits,
  HoldQuery,
  OneHold,
  StaffHoldPage,
  WaitingForm,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  waitForPiece: {
    summary: 'Queues up for a piece that somebody else holds or has bought.',
    input: WaitingForm,
    answer: Said,
    errors: [404, 429],
  },
  claimPiece: {
    summary: 'Puts a piece into the cart with the private link of a letter.',
    input: ClaimForm,
    answer: Cart,
    errors: [404],
  },
  listHolds: {
    summary: 'Who keeps which pieces from others now, the longest first.',
    input: HoldQuery,
    answer: StaffHoldPage,
  },
  releaseHold: {
    summary: 'Gives kept pieces free; who kept them cannot keep them again for a day.',
    input: OneHold,
    answer: z.undefined(),
    errors: [404],
  },
  getHoldLimits: {
    summary: 'How much strangers may keep aside before they pay.',
    answer: EditedHoldLimits,
  },
  saveHoldLimits: {
    summary:
      'Sets how much strangers may keep aside before they pay. With the version that was read, nothing that somebody else saved meanwhile is written over.',
    input: EditedHoldLimits,
    answer: EditedHoldLimits,
    errors: [409],
  },
}
