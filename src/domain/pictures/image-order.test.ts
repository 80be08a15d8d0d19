import { describe, expect, it } from 'vitest'
import { fallbackImage, galleryOrder, mainImage, shownOnCard } from './image-order.ts'

describe('the first image with a .jpg, .jpeg, .png or .webp extension is shown first', () => {
  it.each(['/b.jpg', '/b.jpeg', '/b.png', '/b.webp', '/b.JPG', '/b.webp?w=320'])('%s', (image) => {
    expect(galleryOrder(['/a.svg', '/c.avif', image, '/d.jpg'])).toEqual([
      image,
      '/a.svg',
      '/c.avif',
      '/d.jpg',
    ])
  })

  it('keeps the order when none has such an ending', () => {
    expect(galleryOrder(['/a.svg', '/jpg'])).toEqual(['/a.svg', '/jpg'])
  })

  it('the fallback product image is /uploads/saree-purple.svg', () => {
    expect(mainImage([])).toBe('/uploads/saree-purple.svg')
    expect(mainImage(['/a.svg', '/b.png'])).toBe('/b.png')
    expect(fallbackImage).toBe('/uploads/saree-purple.svg')
  })
})

describe('a card', () => {
  it('shows two pictures, and a preview of the first alone', () => {
    const picture = (src: string) => ({ src, preview: `data:${src}` })
    expect(shownOnCard([])).toEqual([])
    expect(shownOnCard([picture('a')])).toEqual([picture('a')])
    expect(shownOnCard(['a', 'b', 'c'].map(picture))).toEqual([
      picture('a'),
      { src: 'b', preview: '' },
    ])
  })
})
