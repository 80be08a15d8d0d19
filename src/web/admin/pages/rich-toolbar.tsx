import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { admin } from '#web/words/en/admin.ts'
import { type Tool, tools } from './editor-tools.tsx'
import { LinkRow } from './link-row.tsx'
import { PictureRow } from './picture-row.tsx'

const words = admin.pages.editor

const button =
  'inline-flex min-h-9 min-w-9 items-center justify-center rounded-xs px-2 text-sm hover:bg-wash aria-pressed:bg-wash aria-pressed:text-lac pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** What can be done to the text at the cursor. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const turn = (row: 'link' | 'picture') => setOpen(open === row ? null : row)
  const active = useActive(editor)
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        className="flex flex-wrap items-center gap-x-3 border-b border-line p-1"
      >
        {tools.map((group) => (
          <span key={group[0]?.label} className="flex">
            {group.map((tool) => (
              <ToolButton
                key={tool.label}
                tool={tool}
                isActive={active.includes(tool.label)}
                onRun={() => tool.run(editor)}
              />
            ))}
          </span>
        ))}
        <RowButton
          label={words.link}
          isOpen={open === 'link'}
          isActive={active.includes(words.link)}
          onTurn={() => turn('link')}
        />
        <RowButton
          label={words.picture}
          isOpen={open === 'picture'}
          onTurn={() => turn('picture')}
        />
      </div>
      {open === 'link' && <LinkRow editor={editor} onDone={() => setOpen(null)} />}
      {open === 'picture' && <PictureRow editor={editor} onDone={() => setOpen(null)} />}
    </>
  )
}

/** Labels of what the text at the cursor is. */
const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .flat()
        .filter((tool) => tool.active && now.isActive(...tool.active))
        .map(({ label }) => label)
        .concat(now.isActive('link') ? words.link : []),
  })

type RowButtonProps = { label: string; isOpen: boolean; isActive?: boolean; onTurn: () => void }

/** Opens the row of fields under the tools, and closes it again. */
function RowButton({ label, isOpen, isActive, onTurn }: RowButtonProps) {
  return (
    <button
      type="button"
      className={button}
      aria-pressed={isActive}
      aria-expanded={isOpen}
      onClick={onTurn}
    >
      {label}
    </button>
  )
}

type ToolButtonProps = { tool: Tool; isActive: boolean; onRun: () => void }

function ToolButton({ tool: { label, mark, active }, isActive, onRun }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={button}
      aria-label={typeof mark === 'string' ? undefined : label}
      title={label}
      aria-pressed={active && isActive}
      // The text keeps the focus, so that nothing typed right after is lost.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {mark}
    </button>
  )
}
