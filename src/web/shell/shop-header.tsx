import { useProfile } from '../surroundings.ts'
import { Header } from './header.tsx'
import { useCategories } from './use-categories.ts'
import { useVisitor } from './use-visitor.ts'

/** The header filled with this shop and this visitor. */
export function ShopHeader() {
  const profile = useProfile()
  const categories = useCategories()
  const visitor = useVisitor()
  if (!profile) return null
  return <Header profile={profile} categories={categories} {...visitor} />
}
