import { useQuery } from '@tanstack/react-query'
import { listTextMessages } from '#contract/mails/admin-calls.ts'
import { type TextMessage, TextState } from '#contract/mails/types.ts'
import { Note } from '#web/ui/note.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { Kinds } from './kinds.tsx'

const words = admin.mail
const { texts } = words

const columns = [
  { label: words.columns.at },
  { label: words.columns.to },
  { label: texts.column, className: 'w-full' },
  { label: words.columns.state },
]

/** The text messages of the shop; nobody reads a code here. */
export function TextList() {
  const { values, set } = useFilters('kind', 'state')
  const page = usePage()
  const chosen = TextState.options.find((one) => one === values.state)
  const asked = useQuery(queryKeepingLast(listTextMessages, { state: chosen, page: String(page) }))
  return (
    <>
      {asked.data?.hasGateway === false && (
        <Note title={texts.unsent} className="mb-4 max-w-3xl">
          {texts.unsentText}
        </Note>
      )}
      <Kinds kind="texts" />
      <Choice
        label={words.state}
        every={texts.all}
        options={TextState.options.map((one) => [one, texts.stateOf[one]])}
        chosen={chosen ?? ''}
        onChoose={(one) => set({ state: one })}
        className="w-64 pb-4 max-sm:w-full"
      />
      <ListTable
        asked={asked}
        columns={columns}
        row={(text) => <TextRow key={text.id} text={text} />}
        empty={texts.empty}
      />
    </>
  )
}

function TextRow({ text }: { text: TextMessage }) {
  const isWrong = text.state === 'failed' || text.state === 'unclear'
  return (
    <tr>
      <th scope="row" className="text-soft">
        <When at={text.createdAt} />
      </th>
      <td className="whitespace-nowrap">{text.to}</td>
      <td>
        {text.text || texts.code}
        {text.lastError && <p className="text-sm text-soft">{text.lastError}</p>}
      </td>
      <td className={isWrong ? 'whitespace-nowrap text-lac' : 'whitespace-nowrap'}>
        {texts.stateOf[text.state]}
      </td>
    </tr>
  )
}
