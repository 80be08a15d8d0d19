import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteStory, listAllStories } from '#contract/stories/admin-calls.ts'
import type { StaffStory } from '#contract/stories/admin-types.ts'
import { storyPath } from '#domain/stories/story.ts'
import { Link } from '#web/ui/link.tsx'
import { adminStories as words } from '#web/words/en/admin/content/stories.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { LinkMark } from '../parts/links/link-remarks.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { RowActions } from '../parts/lists/row-actions.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { When } from '../parts/when.tsx'
import { StoryDialog } from './story-dialog.tsx'

const { title, state, from, actions } = words.columns
const columns = [
  { label: title, className: 'w-full' },
  { label: state },
  { label: from },
  { label: actions, className: 'text-end' },
]

/** Every story of the journal, drafts too. */
export function StoriesTab() {
  const mayEdit = useMay('content.edit')
  const page = usePage()
  const asked = useQuery(queryKeepingLast(listAllStories, { page }))
  const [open, setOpen] = useState<{ story: StaffStory | null } | null>(null)
  const remove = useRemoveStory()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ story: null })} />
      <ListTable
        asked={asked}
        columns={columns}
        row={(story) => (
          <StoryRow
            key={story.id}
            story={story}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ story })}
            onDelete={() => void remove(story)}
          />
        )}
        empty={words.empty}
        count={words.count}
      />
      {open && <StoryDialog story={open.story} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemoveStory() {
  const { remove } = useRemoval(deleteStory, {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: [listAllStories.path, '/api/stories'],
  })
  return (story: StaffStory) =>
    remove(
      { id: story.id },
      {
        title: words.deleteQuestion,
        text: words.deleteText(story.title),
        confirm: admin.delete,
      },
      { name: story.title, seen: story, labels: words.fields },
    )
}

type StoryRowProps = {
  story: StaffStory
  mayEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

function StoryRow({ story, mayEdit, onEdit, onDelete }: StoryRowProps) {
  const isShown = story.state === 'published'
  return (
    <tr>
      <td className="font-medium">
        <span>
          {isShown ? (
            <Link
              to={storyPath(story.slug)}
              target="_blank"
              aria-label={words.view(story.title)}
              className="link"
            >
              {story.title}
            </Link>
          ) : (
            story.title
          )}
          <LinkMark nowhere={story.nowhere} />
        </span>
      </td>
      <td data-label={state} className={isShown ? 'text-leaf' : 'text-soft'}>
        {words.states[story.state]}
      </td>
      <td data-label={story.publishAt ? from : undefined} className="text-soft">
        {story.publishAt && <When at={story.publishAt} />}
      </td>
      <td>{mayEdit && <RowActions name={story.title} onEdit={onEdit} onDelete={onDelete} />}</td>
    </tr>
  )
}
