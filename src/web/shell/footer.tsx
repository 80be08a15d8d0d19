import type { ShownEntry } from '#contract/settings/shop-front-types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { useCachedHtml } from '#web/rendering/cached-html.ts'
import { TempleBorder } from '#web/ui/temple-border.tsx'
import { footer } from '#web/words/en/footer.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { SoldBy } from '../pages/sold-by.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { OwnLink } from './own/own-link.tsx'
import { PaymentMarks } from './payment-marks.tsx'

type FooterProps = {
  profile: ShownShop
  /** When this page was made, in ms: names the year. */
  now: number
}

/** Quick links, customer service, how to reach the shop, and how to pay. */
export function Footer({ profile, now }: FooterProps) {
  return (
    <footer className="no-print mt-20 text-soft">
      <TempleBorder place="footer" />
      <div className="border-t border-line bg-card">
        <div
          className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]"
          {...useCachedHtml('footer', <Columns profile={profile} />)}
        />
        <div className="page border-t border-line py-3">
          <LanguageMenu />
        </div>
        {profile.seller && <SellerRow seller={profile.seller} />}
        <div
          className="page flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-sm"
          {...useCachedHtml(
            'imprint',
            <Imprint
              name={profile.name}
              year={new Date(now).getUTCFullYear()}
              cardLogos={profile.cardLogos}
              methods={profile.methods}
            />,
          )}
        />
      </div>
    </footer>
  )
}

type SellerProps = { seller: NonNullable<ShownShop['seller']> }

/** What the law wants at the foot of every page. */
const SellerRow = ({ seller }: SellerProps) => (
  <div
    className="page border-t border-line py-4 text-sm"
    {...useCachedHtml('sold-by', <SoldBy seller={seller} />)}
  />
)

type ImprintProps = Pick<ShownShop, 'name' | 'cardLogos' | 'methods'> & { year: number }

function Imprint({ name, year, ...ways }: ImprintProps) {
  const words = useWords('footer', footer)
  return (
    <>
      <p>{words.rights(year, name)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <PaymentMarks {...ways} label={words.payments} labelClass="me-1" />
      </div>
    </>
  )
}

function Columns({ profile }: { profile: ShownShop }) {
  const words = useWords('footer', footer)
  return (
    <>
      <div>
        <p className="font-display text-2xl text-ink">{profile.name}</p>
        <p lang={langOf(profile, 'tagline')} className="mt-2 max-w-xs">
          {profile.tagline}
        </p>
        <SocialLinks social={profile.social} />
      </div>
      <LinkList title={words.quickLinks} links={quickLinks(words, profile.menus?.footer)} />
      {/* What the law wants stands here whatever the owner puts into the other list. */}
      <LinkList title={words.customerService} links={serviceLinks(words, profile.sellsGiftCards)} />
      <ContactBlock profile={profile} />
    </>
  )
}

type FooterWords = typeof footer
type Links = [to: string, label: string, lang?: string | undefined][]

const quickLinks = (words: FooterWords, own: ShownEntry[] = []): Links =>
  own.length > 0
    ? own.map((entry) => [entry.address, entry.label, langOf(entry, 'label')])
    : [
        ['/products', words.allCollections],
        ['/products?filter=new-arrivals', words.newArrivals],
        ['/products?filter=featured', words.featured],
        ['/products?filter=trending', words.trending],
        ['/about-us', words.about],
        ['/wishlist', words.wishlist],
      ]

const serviceLinks = (words: FooterWords, sellsGiftCards = false): Links => [
  ...(sellsGiftCards ? ([['/gift-card/buy', words.giftCards]] satisfies Links) : []),
  ['/contact', words.contact],
  ['/track-order', words.trackOrder],
  ['/complaint', words.complaint],
  ['/shipping-returns', words.shippingReturns],
  ['/faqs', words.faqs],
  ['/privacy-policy', words.privacy],
  ['/my-data', words.myData],
  ['/terms', words.terms],
  ['/seller', words.seller],
]

function LinkList({ title, links }: { title: string; links: Links }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-base font-semibold text-ink">{title}</h2>
      <ul className="mt-3">
        {links.map(([to, label, lang], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to one place.
          <li key={at}>
            <OwnLink
              to={to}
              lang={lang}
              className="reachable py-1.5 hover:text-lac hover:underline"
            >
              {label}
            </OwnLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactBlock({ profile }: { profile: ShownShop }) {
  const words = useWords('footer', footer)
  const { address, phone, email, whatsapp, hours } = profile
  const link = 'reachable py-1.5 hover:text-lac hover:underline'
  return (
    <section aria-label={words.contactUs}>
      <h2 className="font-sans text-base font-semibold text-ink">{words.contactUs}</h2>
      <address className="mt-3 flex flex-col items-start not-italic">
        {address && (
          <span lang={langOf(profile, 'address')} className="py-1.5 whitespace-pre-line">
            {address}
          </span>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${link} whitespace-nowrap`}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
        {hasChat(whatsapp) && (
          <a href={whatsappLink(whatsapp, '')} className={link} target="_blank" rel="noopener">
            {words.whatsapp}
          </a>
        )}
        {hours && (
          <span lang={langOf(profile, 'hours')} className="py-1.5">
            {hours}
          </span>
        )}
      </address>
    </section>
  )
}

function SocialLinks({ social }: Pick<ShownShop, 'social'>) {
  if (social.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className="link reachable py-1.5">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
