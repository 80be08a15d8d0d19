import { useQuery } from '@tanstack/react-query'
import {
  listNewsletterDeliveries,
  listNewsletters,
  sendNewsletterAgain,
} from '#contract/newsletter/issue-calls.ts'
import type { NewsletterDelivery, NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { deliveryStates } from '#domain/newsletter/issue.ts'
import { Button } from '#web/ui/button.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { queryKeepingLast } from '../../cache.ts'
import { tempo } from '../../tempo.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'

const words = adminNewsletters.deliveries
const { email, state, at, reason } = words.columns
const columns = [
  { label: email, className: 'w-full' },
  { label: state },
  { label: at },
  { label: reason },
]

type DeliveriesPanelProps = { issue: NewsletterToSend }

/** To whom it went and what became of it, for whoever may see readers. */
export function DeliveriesPanel({ issue }: DeliveriesPanelProps) {
  const maySee = useMay('customers.see')
  return (
    <Panel title={words.title} action={<Again issue={issue} />}>
      {maySee && <Deliveries issue={issue} />}
    </Panel>
  )
}

function Deliveries({ issue }: DeliveriesPanelProps) {
  const { values, set } = useFilters('state')
  const page = usePage()
  const chosen = deliveryStates.find((one) => one === values.state)
  const asked = useQuery({
    ...queryKeepingLast(listNewsletterDeliveries, { id: issue.id, state: chosen, page }),
    refetchInterval: issue.state === 'sending' ? tempo.pollMs : false,
  })
  return (
    <>
      <StateChoice
        {...{ words, states: deliveryStates, chosen, set }}
        labelOf={(one) => words.states[one]}
        className="w-56 pb-3 max-sm:w-full"
      />
      <ListTable
        asked={asked}
        columns={columns}
        row={(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />}
        empty={words.empty}
      />
    </>
  )
}

function DeliveryRow({ delivery }: { delivery: NewsletterDelivery }) {
  return (
    <tr>
      <th scope="row" className="font-medium break-all">
        {delivery.email || words.forgotten}
      </th>
      <td data-label={state} className="whitespace-nowrap">
        {words.states[delivery.state]}
      </td>
      <td data-label={delivery.at ? at : undefined} className="text-soft">
        {delivery.at && <When at={delivery.at} />}
      </td>
      <td data-label={delivery.reason ? reason : undefined} className="wrap-anywhere text-soft">
        {delivery.reason}
      </td>
    </tr>
  )
}

/** Once more to those whom it did not reach, or may not have. */
function Again({ issue }: DeliveriesPanelProps) {
  const ask = useAsk()
  const { save, isSaving } = useSave(asJson(sendNewsletterAgain), {
    ...{ done: words.againDone, failed: words.againFailed },
    refreshes: [listNewsletters.path],
  })
  const { failed, unclear } = issue.figures
  const again = async (which: 'failed' | 'unclear') => {
    const question = { title: words.unclearQuestion, text: words.unclearText }
    const confirm = words.again.unclear(unclear)
    if (which === 'failed' || (await ask({ ...question, confirm })))
      await save({ id: issue.id, state: which })
  }
  return (
    <div className="flex flex-wrap gap-3">
      {failed > 0 && (
        <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void again('failed')}>
          {words.again.failed(failed)}
        </Button>
      )}
      {unclear > 0 && (
        <Button look="quiet" size="sm" isBusy={isSaving} onClick={() => void again('unclear')}>
          {words.again.unclear(unclear)}
        </Button>
      )}
    </div>
  )
}
