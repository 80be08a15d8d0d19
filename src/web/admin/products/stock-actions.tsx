import type { StockItem } from '#contract/catalog/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { CopyIcon, EyeIcon, PencilIcon, RestoreIcon } from '../parts/icons.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'

const words = admin.products
const mark = 'size-5'

type Acts = Record<'onEdit' | 'onDuplicate' | 'onDelete' | 'onRestore', (item: StockItem) => void>
type StockActionsProps = { item: StockItem; isArchived: boolean; acts: Acts }

/** What can be done with one product as a whole. */
export function StockActions({ item, isArchived, acts }: StockActionsProps) {
  const mayEdit = useMay('catalogue.edit')
  const { name, slug } = item
  if (isArchived) return mayEdit && <Restore item={item} onRestore={acts.onRestore} />
  return (
    <span className="ms-auto flex justify-end gap-0.5">
      {mayEdit && (
        <RowAction label={admin.editThis(name)} onClick={() => acts.onEdit(item)}>
          <PencilIcon className={mark} />
        </RowAction>
      )}
      {item.state === 'published' && <ViewInShop name={name} slug={slug} />}
      {mayEdit && (
        <>
          <RowAction label={words.duplicate(name)} onClick={() => acts.onDuplicate(item)}>
            <CopyIcon className={mark} />
          </RowAction>
          <RowAction label={admin.deleteThis(name)} onClick={() => acts.onDelete(item)}>
            <TrashIcon className={mark} />
          </RowAction>
        </>
      )}
    </span>
  )
}

function ViewInShop({ name, slug }: { name: string; slug: string }) {
  return (
    <Link
      to={`/product/${slug}`}
      target="_blank"
      aria-label={words.viewInShop(name)}
      title={words.viewInShop(name)}
      className="touchable min-h-9 min-w-9 max-md:min-h-11 max-md:min-w-11 rounded-xs hover:text-lac max-lg:md:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <EyeIcon className={mark} />
    </Link>
  )
}

function Restore({ item, onRestore }: { item: StockItem; onRestore: Acts['onRestore'] }) {
  return (
    <span className="ms-auto flex justify-end">
      <RowAction label={words.restore(item.name)} onClick={() => onRestore(item)}>
        <RestoreIcon className={mark} />
      </RowAction>
    </span>
  )
}
