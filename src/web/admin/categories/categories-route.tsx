import { CategoriesTab } from './categories-tab.tsx'

export default function CategoriesRoute() {
  return <CategoriesTab />
}
