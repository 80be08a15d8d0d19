import type { MouseEvent } from 'react'

/** Also the name of the first picture of the detail page (styles/shop.css). */
const name = 'saree'

let carrier: HTMLElement | undefined

/** Lets the picture of the clicked card grow into the picture of the page that it leads to. */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>) {
  carrier?.style.removeProperty('view-transition-name')
  // On a detail page its own picture bears the name, which only one may bear.
  for (const other of document.querySelectorAll<HTMLElement>('.shared-picture')) {
    other.style.setProperty('view-transition-name', 'none')
  }
  carrier = currentTarget.closest('article')?.querySelector<HTMLElement>('.picture') ?? undefined
  carrier?.style.setProperty('view-transition-name', name)
}
