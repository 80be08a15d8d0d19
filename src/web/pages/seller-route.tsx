import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { getSeller } from '#contract/tax/calls.ts'
import type { SellerBlock } from '#contract/tax/types.ts'
import { seller as english } from '#web/words/en/seller.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageFrame } from './page-frame.tsx'

const loaders = loadersFor((cache) => cache.fetchQuery(queryFor(getSeller, {})))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'seller', english)
  return headOf({ ...shopOf(matches), title, description, path: '/seller' })
}

export default function SellerRoute() {
  return (
    <PreparedPage>
      <Seller />
    </PreparedPage>
  )
}

/** Who sells, where, and who answers complaints (E-Commerce Rules 2020, rule 4). */
function Seller() {
  const words = useWords('seller', english)
  const { data: seller } = useQuery(queryFor(getSeller, {}))
  if (!seller) return null
  const { grievanceOfficer: officer } = seller
  return (
    <PageFrame title={words.title} text={words.text}>
      <Facts rows={sellerRows(seller, words)} />
      <Person id="officer" person={officer} title={words.officer} text={words.officerText} />
      <Person id="nodal" person={seller.nodalPerson} title={words.nodal} text={words.nodalText} />
      <LinkButton to="/complaint" look="quiet" className="mt-8">
        {words.complain}
      </LinkButton>
    </PageFrame>
  )
}

type PersonProps = {
  id: string
  person: SellerBlock['nodalPerson']
  title: string
  text: string
}

/** Whom the shop has named for something, and how to reach them. */
function Person({ id, person, title, text }: PersonProps) {
  const words = useWords('seller', english)
  if (!person?.name) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 mb-4 text-soft">{text}</p>
      <p className="font-medium">{person.name}</p>
      {person.designation && (
        <p lang={langOf(person, 'designation')} className="mb-4 text-soft">
          {person.designation}
        </p>
      )}
      <Facts rows={contactRows(person, words)} />
    </section>
  )
}

type SellerWords = typeof english
type Row = { label: string; value: string; address?: string; lang?: string | undefined }

const sellerRows = (seller: SellerBlock, words: SellerWords): Row[] => [
  { label: words.legalName, value: seller.legalName },
  ...(seller.tradeName === seller.legalName
    ? []
    : [{ label: words.tradeName, value: seller.tradeName }]),
  { label: words.address, value: seller.address },
  { label: words.state, value: seller.state ?? '' },
  { label: words.gstin, value: seller.gstin ?? '' },
  ...contactRows(seller, words),
]

const contactRows = (
  of: Pick<SellerBlock, 'email' | 'phone' | 'hours' | 'inEnglish'>,
  words: SellerWords,
): Row[] => [
  { label: words.email, value: of.email, address: `mailto:${of.email}` },
  { label: words.phone, value: of.phone, address: `tel:${of.phone.replace(/[^\d+]/g, '')}` },
  { label: words.hours, value: of.hours, lang: langOf(of, 'hours') },
]

/** What has been said; what has not is left out. */
function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ label, value, address, lang }) => (
          <div key={label} className="contents">
            <dt className="text-soft max-sm:-mb-3">{label}</dt>
            <dd lang={lang} className="break-words whitespace-pre-line">
              {address ? (
                <a href={address} className="link reachable py-1">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
