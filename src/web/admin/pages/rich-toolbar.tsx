import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { MinusIcon, QuoteIcon, ReturnIcon } from '#web/ui/page-icons.tsx'
import { admin } from '#web/words/en/admin.ts'
import { BulletsIcon, NumbersIcon, RedoIcon } from '../parts/icons.tsx'
import { LinkRow } from './link-row.tsx'

const words = admin.pages.editor
const size = 'size-5'

type Tool = {
  label: string
  mark: ReactNode
  /** What is asked of `isActive`; none for what is never on. */
  active?: [name: string, attributes?: object]
  run: (editor: Editor) => void
}

const tools: Tool[][] = [
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

const button =
  'inline-flex min-h-9 min-w-9 items-center justify-center rounded-xs px-2 text-sm hover:bg-wash aria-pressed:bg-wash aria-pressed:text-lac pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** What can be done to the text at the cursor. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .flat()
        .filter((tool) => tool.active && now.isActive(...tool.active))
        .map(({ label }) => label)
        .concat(now.isActive('link') ? words.link : []),
  })
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        className="flex flex-wrap items-center gap-x-3 border-b border-line p-1"
      >
        {tools.map((group) => (
          <span key={group[0]?.label} className="flex">
            {group.map(({ label, mark, active: state, run }) => (
              <button
                key={label}
                type="button"
                className={button}
                aria-label={typeof mark === 'string' ? undefined : label}
                title={label}
                aria-pressed={state && active.includes(label)}
                // The text keeps the focus, so that nothing typed right after is lost.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                {mark}
              </button>
            ))}
          </span>
        ))}
        <button
          type="button"
          className={button}
          aria-pressed={active.includes(words.link)}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {words.link}
        </button>
      </div>
      {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
