import { Button } from '#web/ui/button.tsx'
import { Field, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminMessages as words } from '#web/words/en/admin/messages.ts'

export type Typed = { words: string; link: string; file: File | null }

type AnswerFormProps = {
  hint: string
  errors: Record<string, string>
  isSaving: boolean
  /** How much of the video has gone, 0 to 1; null while none goes. */
  share: number | null
  typed: Typed
  onType: (typed: Typed) => void
  onSend: () => void
}

export function AnswerForm(props: AnswerFormProps) {
  const { hint, errors, isSaving, share, typed, onType, onSend } = props
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextAreaField
        label={words.answer}
        hint={hint}
        error={errors['words']}
        className="w-full"
        rows={6}
        maxLength={4000}
        value={typed.words}
        onChange={(event) => onType({ ...typed, words: event.target.value })}
      />
      <VideoField error={errors['video']} onChoose={(file) => onType({ ...typed, file })} />
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={errors['link']}
        type="url"
        isOptional
        className="w-full"
        maxLength={500}
        value={typed.link}
        onChange={(event) => onType({ ...typed, link: event.target.value })}
      />
      <Progress share={share} />
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.sending : words.send}
      </Button>
    </form>
  )
}

/** In steps of five, so that it is not said all the time. */
const Progress = ({ share }: Pick<AnswerFormProps, 'share'>) => (
  <p role="status" className={share === null ? 'sr-only' : 'text-sm text-soft'}>
    {share !== null && words.videoSending(Math.floor(share * 20) * 5)}
  </p>
)

type VideoFieldProps = { error: string | undefined; onChoose: (file: File | null) => void }

const VideoField = ({ error, onChoose }: VideoFieldProps) => (
  <Field label={words.video} hint={words.videoHint} error={error} isOptional className="w-full">
    {(wired) => (
      <input
        {...wired}
        type="file"
        accept="video/mp4,video/quicktime,video/webm"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        className="block min-h-11 w-full text-sm"
      />
    )}
  </Field>
)
