import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'

type TabHeadProps = { mayEdit: boolean; add: string; onAdd: () => void }

/** Above a table: adds a row, or says that this role only looks. */
export function TabHead({ mayEdit, add, onAdd }: TabHeadProps) {
  return (
    <div className="flex items-center justify-end pb-4">
      {mayEdit ? (
        <Button className="max-sm:w-full" onClick={onAdd}>
          <PlusIcon className="size-5" />
          {add}
        </Button>
      ) : (
        <p className="text-sm text-soft">{admin.readOnly}</p>
      )}
    </div>
  )
}
