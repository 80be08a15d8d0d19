import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import type { Picture } from '#contract/catalog/types.ts'
import { pictureWidths, sizedAddress } from '#domain/pictures/picture-address.ts'
import type { product } from '#web/words/en/product.ts'
import type { ui } from '#web/words/en/ui.ts'

type LightboxInput = {
  /** What the pictures show. */
  name: string
  pictures: Picture[]
  index: number
  onChange: (index: number) => void
  words: Pick<typeof ui, 'close' | 'previous' | 'next' | 'zoom'> &
    Pick<typeof product, 'galleryOf' | 'pictureSaid'>
}

/** Pictures as large as the screen, in a native dialog that says which one it shows: swiped, pinched, closed by Escape or a pull. */
export function openLightbox({ name, pictures, index, onChange, words }: LightboxInput) {
  const dialog = document.createElement('dialog')
  dialog.className = 'full-screen'
  dialog.setAttribute('aria-label', words.galleryOf(name))
  const news = document.createElement('p')
  news.className = 'sr-only'
  news.setAttribute('role', 'status')
  dialog.append(news)
  document.body.append(dialog)
  const box = new PhotoSwipe({
    index,
    dataSource: pictures.map(slideOf),
    appendToEl: dialog,
    bgOpacity: 1,
    closeTitle: words.close,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    zoomTitle: words.zoom,
    showHideAnimationType: 'fade',
  })
  box.on('change', () => {
    const { currIndex: at } = box
    news.textContent = words.pictureSaid(at + 1, pictures.length, pictures[at]?.alt || name)
    onChange(at)
  })
  closeTogether(box, dialog)
  dialog.showModal()
  box.init()
  // The native dialog around it has the name.
  box.element?.removeAttribute('role')
}

/** The pictures and their dialog, by whichever of them it begins, and with the page that they stand on. */
function closeTogether(box: PhotoSwipe, dialog: HTMLDialogElement) {
  // While it still opens it cannot be taken down.
  const leave = () => (box.opener.isOpen ? box.destroy() : box.on('openingAnimationEnd', leave))
  box.on('destroy', () => {
    removeEventListener('popstate', leave)
    // Closing it before it goes gives the focus back.
    dialog.close()
    dialog.remove()
  })
  // Escape, and Back of a phone, are the gallery's own: it fades out first.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    box.close()
  })
  dialog.addEventListener('close', leave)
  addEventListener('popstate', leave)
}

function slideOf({ src, alt, width, height }: Picture) {
  const sizes = pictureWidths.flatMap((wide) => {
    const address = sizedAddress(src, wide, 'webp')
    return address && (wide <= width || wide === pictureWidths[0]) ? [{ address, wide }] : []
  })
  return {
    src: sizes.at(-1)?.address ?? src,
    srcset: sizes.map(({ address, wide }) => `${address} ${wide}w`).join(', '),
    alt,
    width: width || 1200,
    height: height || 1600,
  }
}
