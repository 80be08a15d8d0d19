import { useProfile } from '../surroundings.ts'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-islands.ts'
import { useCategories } from './use-categories.ts'
import { useVisitor } from './use-visitor.ts'

/** The header filled with this shop and this visitor, below the offer of another language. */
export function ShopHeader() {
  const profile = useProfile()
  const categories = useCategories()
  const visitor = useVisitor()
  if (!profile) return null
  return (
    <>
      <LanguageOffer />
      <Header profile={profile} categories={categories} {...visitor} />
    </>
  )
}
