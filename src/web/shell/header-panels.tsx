import type { Category } from '#contract/content.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchDialog } from './search-dialog.tsx'
import type { Visitor } from './user-menu.tsx'

type HeaderPanelsProps = { name: string; categories: Category[]; visitor: Visitor | null }

/** What opens from the header: the browser opens it, the code comes when somebody stirs. */
export function HeaderPanels({ name, categories, visitor }: HeaderPanelsProps) {
  return (
    <>
      <MobileMenu name={name} categories={categories} visitor={visitor} />
      <SearchDialog categories={categories} />
    </>
  )
}
