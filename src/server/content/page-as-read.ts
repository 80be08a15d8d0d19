import type { WrittenPage } from '#contract/content/admin-types.ts'
import type { Page } from '#contract/content/types.ts'
import { fillFields, fillHtml } from '#domain/figures/figures.ts'
import type { Shop } from '../platform/shop.ts'
import { sanitise } from './sanitise.ts'

/** What is being written, as visitors would read it: without what could run, with what holds now in place of names in braces. */
export async function pageAsRead(shop: Shop, written: WrittenPage): Promise<WrittenPage> {
  const figures = await shop.figures('en')
  const page: Pick<Page, 'title' | 'content' | 'inEnglish'> = written
  const lines = fillFields(page, ['title'], figures)
  const { title, content } = fillFields(lines, ['content'], figures, fillHtml)
  return { title, content: await sanitise(content) }
}
