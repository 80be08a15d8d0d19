import type { ChatOrder } from '#contract/chats/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { Link } from '#web/ui/link.tsx'
import { orders as english } from '#web/words/en/orders.ts'
import { langOf } from '#web/words/in-english.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { SumsList } from '../cart/order-summary.tsx'
import { momentWords } from '../clock.ts'
import { useProfile } from '../surroundings.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { WhatsappIcon } from '../ui/icon.tsx'
import { rupees } from '../ui/price.tsx'
import { useNow } from '../use-now.ts'

/** A cart that is being talked over: what it holds, and until when it is kept. */
export function ChatPage({ chat }: { chat: ChatOrder }) {
  const words = useWords('orders', english)
  const number = useProfile()?.whatsapp ?? ''
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl md:text-3xl">{words.chat.title(chat.reference)}</h1>
      <Standing chat={chat} />
      <div className="mt-6 grid max-w-2xl gap-6 border border-line bg-card p-5 md:p-6">
        <ul>
          {chat.lines.map((line) => (
            <ChatLine key={line.productId} line={line} />
          ))}
        </ul>
        <SumsList sums={chat} />
        {chat.orderPath && <LinkButton to={chat.orderPath}>{words.chat.toOrder}</LinkButton>}
        {!chat.orderPath && hasChat(number) && (
          <a
            href={whatsappLink(number, words.chat.greeting(chat.reference))}
            target="_blank"
            rel="noopener"
            className={buttonClass({ look: 'quiet' })}
          >
            <WhatsappIcon className="size-5 text-leaf" />
            {words.chat.open}
          </a>
        )}
      </div>
    </div>
  )
}

function ChatLine({ line }: { line: ChatOrder['lines'][number] }) {
  const words = useWords('orders', english)
  return (
    <li className="flex justify-between gap-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <span>
        <Link
          to={`/product/${line.slug}`}
          lang={langOf(line, 'name')}
          className="font-medium hover:text-lac"
        >
          {line.name}
        </Link>
        <span className="block text-sm text-soft">
          {words.lines.quantity(line.quantity)} ·{' '}
          <span className="whitespace-nowrap">{line.code}</span>
        </span>
      </span>
      <span className="tabular-nums">{rupees(line.total)}</span>
    </li>
  )
}

function Standing({ chat }: { chat: ChatOrder }) {
  const words = useWords('orders', english).chat
  const language = useLanguage()
  const now = useNow()
  const until = Date.parse(chat.expiresAt)
  const kept = chat.keptProductIds.length
  if (chat.state === 'ordered') return <p className="mt-2">{words.ordered}</p>
  if (chat.state === 'released') return <p className="mt-2">{words.released}</p>
  return (
    <>
      <p className="mt-2 text-soft">{words.text}</p>
      <p className="mt-1">
        {kept === 0 || now >= until
          ? words.over
          : kept < chat.lines.length
            ? words.keptSome(kept, momentWords(until, now, language))
            : words.kept(momentWords(until, now, language))}
      </p>
    </>
  )
}
