import { IconButton } from '#web/ui/button.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { PencilIcon } from '../icons.tsx'

type RowActionsProps = {
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** Edit and delete, named after what they act on. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="ms-auto flex justify-end gap-0.5">
      <RowAction label={admin.editThis(name)} onClick={onEdit}>
        <PencilIcon className="size-5" />
      </RowAction>
      <RowAction label={admin.deleteThis(name)} onClick={onDelete}>
        <TrashIcon className="size-5" />
      </RowAction>
    </span>
  )
}

/** One mark of a row, smaller than elsewhere: it stands among many. */
export function RowAction(props: Parameters<typeof IconButton>[0]) {
  return (
    <IconButton
      {...props}
      className="min-h-9 min-w-9 max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    />
  )
}
