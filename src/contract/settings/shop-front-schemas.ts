import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './shop-front-calls.ts'
import {
  EditedAnnouncements,
  EditedMenus,
  ToldAnnouncements,
  ToldMenus,
} from './shop-front-types.ts'

export const shopFrontSchemas: SchemaTable<typeof calls> = {
  readAnnouncements: {
    summary: 'What the bar above the header says, and when.',
    answer: ToldAnnouncements,
  },
  saveAnnouncements: {
    summary: 'Keeps what the bar above the header says, and when.',
    input: EditedAnnouncements,
    answer: ToldAnnouncements,
    errors: [409],
  },
  readMenus: { summary: 'What the owner has put into header and footer.', answer: ToldMenus },
  saveMenus: {
    summary: 'Keeps what stands in header and footer; the links that the law wants stay there.',
    input: EditedMenus,
    answer: ToldMenus,
    errors: [409],
  },
}
