import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { MinusIcon, QuoteIcon, ReturnIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { BulletsIcon, NumbersIcon, RedoIcon } from '../parts/icons.tsx'

const words = admin.pages.editor
const size = 'size-5'

export type Tool = {
  label: string
  mark: ReactNode
  /** What is asked of `isActive`; none for what is never on. */
  active?: [name: string, attributes?: object]
  run: (editor: Editor) => void
}

/** What the editor can do to a text, in the groups in which it stands in the toolbar. */
export const tools: Tool[][] = [
  [
    {
      label: words.paragraph,
      mark: words.paragraph,
      active: ['paragraph'],
      run: (editor) => editor.chain().focus().setParagraph().run(),
    },
    {
      label: words.heading2,
      mark: 'H2',
      active: ['heading', { level: 2 }],
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: words.heading3,
      mark: 'H3',
      active: ['heading', { level: 3 }],
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: words.bold,
      mark: <b>{words.bold}</b>,
      active: ['bold'],
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: words.italic,
      mark: <i>{words.italic}</i>,
      active: ['italic'],
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      label: words.bullets,
      mark: <BulletsIcon className={size} />,
      active: ['bulletList'],
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: words.numbers,
      mark: <NumbersIcon className={size} />,
      active: ['orderedList'],
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: words.quote,
      mark: <QuoteIcon className={size} />,
      active: ['blockquote'],
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: words.rule,
      mark: <MinusIcon className={size} />,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      label: words.undo,
      mark: <ReturnIcon className={size} />,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: words.redo,
      mark: <RedoIcon className={size} />,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
]
