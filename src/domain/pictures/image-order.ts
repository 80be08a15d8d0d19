/** Shown wherever a saree has no picture. */
export const fallbackImage = '/uploads/saree-purple.svg'

/** The first picture with a .jpg, .jpeg, .png or .webp ending comes first; the rest keep their order. */
export function galleryOrder(images: readonly string[]): string[] {
  const first = images.findIndex(isPhotograph)
  if (first <= 0) return [...images]
  return [...images.slice(first, first + 1), ...images.slice(0, first), ...images.slice(first + 1)]
}

/** The picture that stands for a saree. */
export function mainImage(images: readonly string[]): string {
  return galleryOrder(images)[0] ?? fallbackImage
}

/** A card shows two; the second is only seen once it has come, so it needs no preview in its place before. */
export function shownOnCard<Shown extends { preview: string }>(
  pictures: readonly Shown[],
): Shown[] {
  return pictures
    .slice(0, 2)
    .map((picture, at) => (at === 0 ? picture : { ...picture, preview: '' }))
}

/** False for drawings such as the stand-in of the shop. */
export function isPhotograph(image: string): boolean {
  const path = image.split(/[?#]/, 1)[0] ?? ''
  return /\.(?:jpe?g|png|webp)$/i.test(path)
}
