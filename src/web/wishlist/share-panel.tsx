import { useRef } from 'react'
import { useHref } from 'react-router'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { Link } from '#web/ui/link.tsx'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { useSurroundings } from '../surroundings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { WhatsappIcon } from '../ui/icon.tsx'
import { toast } from '../ui/toast/toast.ts'
import { useFocusOnNews } from '../ui/use-focus-on-news.ts'
import type { WishlistActs } from './use-wishlist.ts'
import { WishForm } from './wish-form.tsx'

type SharePanelProps = { wishlist: Wishlist; acts: WishlistActs }

/** Opens the list to the family by a link, and closes it again. */
export function SharePanel({ wishlist, acts }: SharePanelProps) {
  const words = useWords('wishlist', english).share
  const { share } = wishlist
  useFocusOnNews('share', share && (share.isClosed ? 'closed' : share.path))
  return (
    <section aria-labelledby="share" className="grid gap-4 border border-line bg-card p-5 md:p-6">
      <h2 id="share" tabIndex={-1} className="text-xl outline-none">
        {words.title}
      </h2>
      {share && !share.isClosed ? (
        <Open title={wishlist.title} path={share.path} acts={acts} />
      ) : (
        <Make wishlist={wishlist} acts={acts} />
      )}
    </section>
  )
}

function Make({ wishlist, acts }: SharePanelProps) {
  const words = useWords('wishlist', english).share
  const isBusy = acts.busy === 'share'
  const press = wishlist.share ? words.open : words.make
  return (
    <WishForm
      intent="share"
      className="grid gap-4"
      onSend={(form) => void acts.share(String(form.get('title')))}
    >
      <p className="text-soft">
        {wishlist.share && `${words.closed} `}
        {words.text}
      </p>
      <TextField
        label={words.name}
        name="title"
        isOptional
        maxLength={80}
        hint={words.nameHint}
        defaultValue={wishlist.title}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.making : press}
      </Button>
    </WishForm>
  )
}

type OpenProps = { title: string; path: string; acts: WishlistActs }

function Open({ title, path, acts }: OpenProps) {
  const words = useWords('wishlist', english).share
  const { publicUrl } = useSurroundings()
  const link = publicUrl + useHref(path)
  const { field, copy } = useCopying(link)
  return (
    <>
      <p className="text-soft">{words.text}</p>
      <div ref={field}>
        <TextField label={words.link} value={link} readOnly />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button className="no-script:hidden" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a
          href={whatsappLink('', words.message(title, link))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ look: 'quiet' })}
        >
          <WhatsappIcon className="size-5 text-leaf" />
          {words.whatsapp}
        </a>
      </div>
      <p>
        <Link to={path} className="link reachable py-1">
          {words.look}
        </Link>
      </p>
      <Close acts={acts} />
    </>
  )
}

/** Selects the link as well, for whoever copies it by hand. */
function useCopying(link: string) {
  const words = useWords('wishlist', english).share
  const field = useRef<HTMLDivElement>(null)
  const copy = async () => {
    field.current?.querySelector('input')?.select()
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: words.copied, tone: 'success' })
    } catch {
      toast({ title: words.copyFailed })
    }
  }
  return { field, copy }
}

function Close({ acts }: { acts: WishlistActs }) {
  const words = useWords('wishlist', english).share
  return (
    <WishForm intent="close" onSend={() => void acts.close()} className="border-t border-line pt-4">
      <p className="mb-3 text-sm text-soft">{words.closeText}</p>
      <Button type="submit" look="quiet" size="sm" isBusy={acts.busy === 'close'}>
        {words.close}
      </Button>
    </WishForm>
  )
}
