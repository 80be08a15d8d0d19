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

/** False for drawings such as the stand-in of the shop. */
export function isPhotograph(image: string): boolean {
  const path = image.split(/[?#]/, 1)[0] ?? ''
  return /\.(?:jpe?g|png|webp)$/i.test(path)
}
