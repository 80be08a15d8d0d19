import type { Page } from '#contract/content/types.ts'
import { langOf } from '#web/words/in-english.ts'

/** What the owner wrote; the server lets nothing through that could run (S16). */
export function Prose({ page }: { page: Pick<Page, 'content' | 'inEnglish'> | undefined }) {
  const html = page?.content
  if (!html) return null
  return (
    <div
      lang={langOf(page, 'content')}
      className="prose [&>:first-child]:mt-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved and when it was sent.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
