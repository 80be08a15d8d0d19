import { footer } from '#web/words/en/footer.ts'
import { useWords } from '#web/words/words.ts'
import { LanguageList } from './language-list.tsx'

/** This page, or the one at `path`, in every language. */
export function LanguageMenu({ path }: { path?: string }) {
  const words = useWords('footer', footer)
  return (
    <nav aria-label={words.languages}>
      <LanguageList
        {...(path !== undefined && { path })}
        className="flex flex-wrap gap-x-5"
        linkClass="reachable py-1.5 hover:text-lac hover:underline aria-[current]:font-medium aria-[current]:text-ink"
      />
    </nav>
  )
}
