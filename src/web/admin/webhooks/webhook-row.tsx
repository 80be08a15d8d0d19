import type { Webhook } from '#contract/webhooks/types.ts'
import { ArrowRightIcon, TrashIcon } from '#web/ui/page-icons.tsx'
import { adminWebhooks as words } from '#web/words/en/admin/programs/webhooks.ts'
import { BulletsIcon, RestoreIcon } from '../parts/icons.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'

type WebhookRowProps = {
  webhook: Webhook
  onTest: () => void
  onEnable: () => void
  onShow: () => void
  onRemove: () => void
}

/** What a webhook is called: the machine that listens. */
export const hostOf = ({ url }: Webhook) => new URL(url).host

/** One program, what it is told and whether it listens. */
export function WebhookRow({ webhook, onTest, onEnable, onShow, onRemove }: WebhookRowProps) {
  const name = hostOf(webhook)
  return (
    <tr>
      <th scope="row" className="font-medium break-all">
        {webhook.url}
      </th>
      <td data-label={words.columns.events} className="text-soft">
        {webhook.events.map((event) => words.eventsOf[event]).join(' · ')}
      </td>
      <td
        data-label={words.columns.state}
        className={webhook.disabledAt ? 'text-lac' : 'text-soft'}
      >
        {stateOf(webhook)}
      </td>
      <td>
        <span className="ms-auto flex justify-end gap-0.5">
          {webhook.disabledAt ? (
            <RowAction label={words.enable(name)} onClick={onEnable}>
              <RestoreIcon className="size-5" />
            </RowAction>
          ) : (
            <RowAction label={words.test(name)} onClick={onTest}>
              <ArrowRightIcon className="size-5" />
            </RowAction>
          )}
          <RowAction label={words.log(name)} onClick={onShow}>
            <BulletsIcon className="size-5" />
          </RowAction>
          <RowAction label={words.remove(name)} onClick={onRemove}>
            <TrashIcon className="size-5" />
          </RowAction>
        </span>
      </td>
    </tr>
  )
}

function stateOf({ disabledAt, failures }: Webhook): string {
  if (disabledAt) return words.off
  return failures > 0 ? words.failures(failures) : words.on
}
