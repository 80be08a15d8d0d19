import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { Setup, ToldFigures } from './admin-types.ts'
import type * as calls from './calls.ts'
import {
  EditedProfile,
  EditedSettings,
  Opening,
  ProfileForm,
  ShownShop,
  ShownStory,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  getSettings: {
    summary: 'How the home page shows its sections.',
    input: z.object({
      _nocache: z.string().optional().meta({ description: 'Any text: passes by other caches.' }),
    }),
    answer: EditedSettings,
  },
  getShop: { summary: 'What the shop says of itself.', answer: ShownShop },
  getShopStory: { summary: 'What the shop tells of itself at length.', answer: ShownStory },
  saveSettings: {
    summary: 'Keeps how the home page shows its sections.',
    input: EditedSettings,
    answer: EditedSettings,
    errors: [409],
  },
  readShop: {
    summary: 'What the shop says of itself, with the version to send back when it is saved.',
    answer: EditedProfile,
  },
  readFigures: {
    summary: 'What texts of the shop say now, in English, in place of each name in braces.',
    answer: ToldFigures,
  },
  saveShop: {
    summary: 'Keeps what the shop says of itself.',
    input: ProfileForm,
    answer: EditedProfile,
    errors: [409],
  },
  getSetup: {
    summary: 'What is left to do before the shop opens, and whether it is open.',
    answer: Setup,
  },
  saveOpening: {
    summary: 'Opens the shop to everybody, or closes it to all but staff.',
    input: Opening,
    answer: Opening,
  },
}
