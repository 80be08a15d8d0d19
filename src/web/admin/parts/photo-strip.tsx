import { Thumb } from './thumb.tsx'

type PhotoStripProps = {
  photos: string[]
  /** What the photo at this place is called, counted from 1. */
  nameOf: (at: number) => string
}

/** Photos that a customer has sent; each opens in a tab of its own, as large as it is. */
export function PhotoStrip({ photos, nameOf }: PhotoStripProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noopener" className="block">
            <Thumb src={photo} alt={nameOf(at + 1)} />
          </a>
        </li>
      ))}
    </ul>
  )
}
