import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { PictureNode } from './picture-node.ts'
import { RichToolbar } from './rich-toolbar.tsx'

type RichTextProps = {
  id: string
  label: string
  /** Taken once: afterwards the editor is ahead. */
  html: string
  onChange: (html: string) => void
}

const extensions = [
  PictureNode,
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: 'noopener', target: null, class: null } },
    // It would add an empty paragraph to every page that is only looked at.
    trailingNode: false,
  }),
]

/** Text with formatting, in the clothes that it wears in the shop. */
export function RichText({ id, label, html, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: html,
    // The content policy lets no style tag in; what is needed stands in admin.css.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <div className="border border-edge bg-card">
      {editor && <RichToolbar editor={editor} />}
      <EditorContent editor={editor} className="editor-text max-h-[60vh] overflow-y-auto" />
    </div>
  )
}
