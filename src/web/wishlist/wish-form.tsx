import type { ComponentProps, SubmitEvent } from 'react'
import { useHref } from 'react-router'
import type { WishIntent } from './posted-wish.ts'

type WishFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'action' | 'about'> & {
  intent: WishIntent
  /** Of the saree or the comment that it is about. */
  about?: number
  /** What happens instead of posting once JavaScript runs. */
  onSend: (form: FormData) => void
}

/** A plain form that the page of the wishlist answers until JavaScript takes it over. */
export function WishForm({ intent, about, onSend, children, ...rest }: WishFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form {...rest} method="post" action={useHref('/wishlist')} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {about !== undefined && <input type="hidden" name="id" value={about} />}
      {children}
    </form>
  )
}
