import { exportProducts } from '#contract/catalog/admin-calls.ts'
import { Menu } from '#web/ui/navigation/menu.tsx'
import { admin } from '#web/words/en/admin.ts'
import { MoreIcon } from '../../parts/icons.tsx'

const words = admin.products.file
const row = 'block w-full px-4 py-2 text-start whitespace-nowrap hover:bg-wash hover:text-lac'

/** Products out to a spreadsheet and in again. */
export function FileMenu({ onImport }: { onImport: () => void }) {
  return (
    <Menu
      summaryClass="rounded-xs border border-edge bg-card"
      label={
        <>
          <MoreIcon className="size-5" />
          <span className="sr-only">{words.menu}</span>
        </>
      }
    >
      <a href={exportProducts.path} download className={row}>
        {words.export}
      </a>
      <button type="button" className={row} onClick={onImport}>
        {words.import}
      </button>
    </Menu>
  )
}
