import { type ComponentType, lazy } from 'react'
import { matchPath, Route, Routes, useParams } from 'react-router'
import { language } from '#web/words/en/admin/locale.ts'
import { languageOfReader } from '../api.ts'
import { NothingHere } from './frame/nothing-here.tsx'

// Every screen of the admin area: path below /admin → what shows it, in a chunk of its own. They stand here
// and not in routes.ts, so that no shopper's first visit carries a list of them.

type Numbered = { id: number | null }
type Screen = { path: string; Screen: ComponentType; load: () => Promise<unknown> }

const screen = (path: string, load: () => Promise<ComponentType>): Screen => ({
  path,
  Screen: lazy(async () => ({ default: await load() })),
  load,
})

/** A screen of one thing, by the number in its address; null where that is none. */
const numbered = (path: string, load: () => Promise<ComponentType<Numbered>>): Screen => {
  const Numbered = lazy(async () => ({ default: await load() }))
  const Screen = () => {
    const { id = '' } = useParams()
    return <Numbered key={id} id={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null} />
  }
  return { path, Screen, load }
}

const settings = screen('settings', () =>
  import('./settings/settings-tab.tsx').then((m) => m.SettingsTab),
)
const panels = [
  screen('', () => import('./settings/display-options.tsx').then((m) => m.DisplayOptions)),
  screen('performance', () =>
    import('./settings/performance-panel.tsx').then((m) => m.PerformancePanel),
  ),
  screen('shop', () => import('./settings/shop-panel.tsx').then((m) => m.ShopPanel)),
  screen('payments', () => import('./payments/methods-panel.tsx').then((m) => m.MethodsPanel)),
  screen('delivery', () => import('./delivery/terms-panel.tsx').then((m) => m.TermsPanel)),
  screen('carriers', () => import('./carriers/carriers-panel.tsx').then((m) => m.CarriersPanel)),
  screen('law', () => import('./taxes/law-panel.tsx').then((m) => m.LawPanel)),
]

const screens = [
  screen('', () => import('./today/today-screen.tsx').then((m) => m.TodayScreen)),
  screen('products', () => import('./products/products-tab.tsx').then((m) => m.ProductsTab)),
  screen('categories', () =>
    import('./categories/categories-tab.tsx').then((m) => m.CategoriesTab),
  ),
  screen('testimonials', () =>
    import('./testimonials/testimonials-tab.tsx').then((m) => m.TestimonialsTab),
  ),
  screen('pages', () => import('./pages/pages-tab.tsx').then((m) => m.PagesTab)),
  screen('stories', () => import('./stories/stories-tab.tsx').then((m) => m.StoriesTab)),
  screen('newsletters', () =>
    import('./newsletters/newsletters-tab.tsx').then((m) => m.NewslettersTab),
  ),
  numbered('newsletters/:id', () =>
    import('./newsletters/newsletter-screen.tsx').then((m) => m.NewsletterScreen),
  ),
  screen('announcements', () =>
    import('./shop-front/announcements-tab.tsx').then((m) => m.AnnouncementsTab),
  ),
  screen('menus', () => import('./shop-front/menus-tab.tsx').then((m) => m.MenusTab)),
  screen('translations', () =>
    import('./translations/translations-tab.tsx').then((m) => m.TranslationsTab),
  ),
  screen('search-words', () =>
    import('./search/search-words-tab.tsx').then((m) => m.SearchWordsTab),
  ),
  screen('orders', () => import('./orders/list/orders-tab.tsx').then((m) => m.OrdersTab)),
  screen('orders/stall', () =>
    import('./orders/stall/stall-sale-screen.tsx').then((m) => m.StallSaleScreen),
  ),
  screen('orders/new', () =>
    import('./orders/new/new-order-screen.tsx').then((m) => m.NewOrderScreen),
  ),
  numbered('orders/:id', () => import('./orders/order-screen.tsx').then((m) => m.OrderScreen)),
  screen('whatsapp-orders', () => import('./chats/chats-tab.tsx').then((m) => m.ChatsTab)),
  screen('parcels', () => import('./carriers/parcels-tab.tsx').then((m) => m.ParcelsTab)),
  screen('reserved', () => import('./holds/holds-tab.tsx').then((m) => m.HoldsTab)),
  screen('returns', () => import('./returns/returns-tab.tsx').then((m) => m.ReturnsTab)),
  screen('store-credits', () =>
    import('./store-credits/store-credits-tab.tsx').then((m) => m.StoreCreditsTab),
  ),
  numbered('store-credits/:id', () =>
    import('./store-credits/store-credit-screen.tsx').then((m) => m.StoreCreditScreen),
  ),
  screen('gift-cards', () => import('./gift-cards/gift-cards-tab.tsx').then((m) => m.GiftCardsTab)),
  screen('gift-cards/sold', () => import('./gift-cards/sold-tab.tsx').then((m) => m.SoldTab)),
  numbered('gift-cards/:id', () =>
    import('./gift-cards/gift-card-screen.tsx').then((m) => m.GiftCardScreen),
  ),
  screen('payments', () => import('./payments/payments-tab.tsx').then((m) => m.PaymentsTab)),
  screen('sales', () => import('./sales/sales-tab.tsx').then((m) => m.SalesTab)),
  screen('margins', () => import('./costs/margins-tab.tsx').then((m) => m.MarginsTab)),
  screen('books', () => import('./books/books-tab.tsx').then((m) => m.BooksTab)),
  screen('compliance', () =>
    import('./compliance/compliance-tab.tsx').then((m) => m.ComplianceTab),
  ),
  screen('documents', () => import('./documents/documents-tab.tsx').then((m) => m.DocumentsTab)),
  screen('customers', () => import('./customers/customers-tab.tsx').then((m) => m.CustomersTab)),
  numbered('customers/:id', () =>
    import('./customers/customer-screen.tsx').then((m) => m.CustomerScreen),
  ),
  screen('reviews', () => import('./reviews/reviews-tab.tsx').then((m) => m.ReviewsTab)),
  screen('messages', () => import('./messages/messages-tab.tsx').then((m) => m.MessagesTab)),
  screen('complaints', () =>
    import('./complaints/complaints-tab.tsx').then((m) => m.ComplaintsTab),
  ),
  numbered('complaints/:id', () =>
    import('./complaints/complaint-screen.tsx').then((m) => m.ComplaintScreen),
  ),
  screen('privacy', () => import('./privacy/requests-tab.tsx').then((m) => m.RequestsTab)),
  screen('privacy/retention', () =>
    import('./privacy/retention-tab.tsx').then((m) => m.RetentionTab),
  ),
  screen('privacy/breaches', () => import('./privacy/breaches-tab.tsx').then((m) => m.BreachesTab)),
  screen('privacy/notices', () => import('./privacy/notices-tab.tsx').then((m) => m.NoticesTab)),
  screen('newsletter', () =>
    import('./newsletter/newsletter-tab.tsx').then((m) => m.NewsletterTab),
  ),
  screen('coupons', () => import('./coupons/coupons-tab.tsx').then((m) => m.CouponsTab)),
  screen('stock', () => import('./stock/stock-tab.tsx').then((m) => m.StockTab)),
  screen('account', () => import('./account/account-screen.tsx').then((m) => m.AccountScreen)),
  screen('alerts', () => import('./alerts/alerts-tab.tsx').then((m) => m.AlertsTab)),
  screen('staff', () => import('./staff/staff-tab.tsx').then((m) => m.StaffTab)),
  screen('api-tokens', () => import('./api-tokens/api-tokens-tab.tsx').then((m) => m.ApiTokensTab)),
  screen('webhooks', () => import('./webhooks/webhooks-tab.tsx').then((m) => m.WebhooksTab)),
  screen('mail', () => import('./mail/mail-tab.tsx').then((m) => m.MailTab)),
  screen('outcomes', () => import('./outcomes/outcomes-tab.tsx').then((m) => m.OutcomesTab)),
  screen('audit', () => import('./audit/audit-tab.tsx').then((m) => m.AuditTab)),
]

const addresses = [
  ...screens.map(({ path, load }) => ({ address: `/admin/${path}`, loads: [load] })),
  ...panels.map(({ path, load }) => ({
    address: `/admin/settings/${path}`,
    loads: [settings.load, load],
  })),
]

const foundAt = (pathname: string) =>
  addresses.find(({ address }) => matchPath(address, pathname) !== null)

/** The address of every screen; of one of a thing, that of the first. */
export const screenPaths = addresses.map(({ address }) =>
  address.replace(':id', '1').replace(/\/$/, ''),
)

/** True for an address of the admin area that leads somewhere. */
export const isScreen = (pathname: string) => foundAt(pathname) !== undefined

// The code of the open screen comes while the frame around it is woken, and not after that.
if (typeof document !== 'undefined' && languageOfReader() === language)
  for (const load of foundAt(location.pathname)?.loads ?? []) load().catch(() => undefined)

/** The screen of the address. */
export function Screens() {
  return (
    <Routes>
      {screens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="settings" element={<settings.Screen />}>
        {panels.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route path="*" element={<NothingHere />} />
    </Routes>
  )
}
