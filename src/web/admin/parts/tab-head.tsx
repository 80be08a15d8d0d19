import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'

type TabHeadProps = {
  mayEdit: boolean
  add: string
  onAdd: () => void
  /** What else may be done to the whole list. */
  children?: ReactNode
}

/** Above a table: adds a row, or says that this role only looks. */
export function TabHead({ mayEdit, add, onAdd, children }: TabHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 pb-4">
      {children}
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
