import type { ComponentProps, SubmitEvent } from 'react'
import { useHref } from 'react-router'
import type { CartIntent } from './posted-change.ts'

type CartFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  intent: CartIntent
  productId?: number
  /** What happens instead of posting once JavaScript runs. */
  onSend: (form: FormData) => void
}

/** A plain form that the cart's page answers until JavaScript takes it over. */
export function CartForm({ intent, productId, onSend, children, ...rest }: CartFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form {...rest} method="post" action={useHref('/cart')} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      {productId !== undefined && <input type="hidden" name="productId" value={productId} />}
      {children}
    </form>
  )
}
