import { Note } from '../note.tsx'

type RefusedNoteProps = { title: string; refused: { reason?: string | undefined } | undefined }

/** Why the shop said no to a form, once it has. */
export const RefusedNote = ({ title, refused }: RefusedNoteProps) =>
  refused?.reason ? (
    <Note isAlert title={title}>
      {refused.reason}
    </Note>
  ) : null
