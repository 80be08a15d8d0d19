import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import type { Picture } from '#contract/catalog/types.ts'
import { pictureWidths, sizedAddress } from '#domain/picture-address.ts'
import type { ui } from '#web/words/en/ui.ts'

/** Pictures as large as the screen: swiped, pinched, closed by Escape or a pull. */
export function openLightbox(
  pictures: Picture[],
  index: number,
  onChange: (index: number) => void,
  words: typeof ui,
) {
  const box = new PhotoSwipe({
    index,
    dataSource: pictures.map(slideOf),
    bgOpacity: 1,
    closeTitle: words.close,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    zoomTitle: words.zoom,
    showHideAnimationType: 'fade',
  })
  box.on('change', () => onChange(box.currIndex))
  box.init()
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
