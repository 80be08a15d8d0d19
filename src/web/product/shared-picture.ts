import type { MouseEvent } from 'react'

/** Also the name of the first picture of the detail page (styles/shop.css). */
const name = 'saree'

let carrier: HTMLElement | undefined

/** Lets the picture of the clicked card grow into the picture of the page that it leads to. */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>) {
  carrier?.style.removeProperty('view-transition-name')
  carrier = currentTarget.closest('article')?.querySelector<HTMLElement>('.picture') ?? undefined
  carrier?.style.setProperty('view-transition-name', name)
}
