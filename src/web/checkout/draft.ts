import type { TypedOrder } from './typed-order.ts'

let draft: TypedOrder | null = null

// What was typed survives a look at the cart; it stays in this tab and is gone with it.

export const keepDraft = (typed: TypedOrder) => {
  draft = typed
}
export const forgetDraft = () => {
  draft = null
}
export const keptDraft = () => draft
