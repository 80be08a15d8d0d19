import type { ComponentProps, SubmitEvent } from 'react'
import type { OrderIntent } from './posted-act.ts'

type ActFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'action'> & {
  intent: OrderIntent
  /** What happens instead of posting once JavaScript runs. */
  onSend: (form: FormData) => void
}

/** A plain form that the page of the order answers until JavaScript takes it over. */
export function ActForm({ intent, onSend, children, ...rest }: ActFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form {...rest} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
}
