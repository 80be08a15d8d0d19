import { Node } from '@tiptap/react'

export type PictureInText = {
  src: string
  alt: string
  width: number | null
  height: number | null
}

const name = 'picture'

/** A picture that stands by itself between paragraphs, with what the shop lets through of one (server/content/sanitise.ts). */
export const PictureNode = Node.create({
  name,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...{ src: { default: '' }, alt: { default: '' } },
    ...{ width: { default: null }, height: { default: null }, loading: { default: 'lazy' } },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** As the editor takes it: a paragraph follows where nothing else does, so that one can write on. */
export const asContent = (picture: PictureInText, isLast: boolean) => [
  { type: name, attrs: picture },
  ...(isLast ? [{ type: 'paragraph' }] : []),
]

/** True of a picture within a paragraph or a point, which the text view would take out of it. */
export function hasPictureWithin(html: string): boolean {
  if (!/<img\b/i.test(html)) return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img')].some(({ parentElement }) => parentElement !== body)
}
