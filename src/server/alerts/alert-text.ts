import { type AlertKind, alertKinds, isUrgent } from '#domain/work/alerts.ts'
import { noticeMobileOf } from '../accounts/mobiles/notice-mobile-queries.ts'
import { defineText } from '../platform/texts/text.ts'
import { languageOfTexts } from '../platform/texts/text-config.ts'
import { toldTo } from './told-to.ts'
import { alertWords } from './words.ts'

type Props = { userId: number; ids: number[]; mobile: string }

/** What is urgent is named before the rest, of which there is no room for all. */
const order = [...alertKinds].sort((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)))
const named = 3

/** How much there is to look at, and where: no order, no message and nobody by name. Nothing to a number that is theirs no more. */
export const staffAlertsText = defineText<Props>(
  'staff-alerts',
  async ({ userId, ids, mobile }, { shop, shopName }) => {
    const db = shop.db.read
    const { told, language: asked } = await toldTo(db, { userId, ids }, 'text')
    if (told.length === 0 || (await noticeMobileOf(db, userId))?.mobile !== mobile) return null
    const language = languageOfTexts(shop.config.texts, 'notices', asked)
    const words = alertWords[language]
    const counts = countsOf(told)
    const shown = counts
      .slice(0, named)
      .map(([kind, count]) => words.counted(words.kinds[kind], count))
    const more = counts.slice(named).reduce((sum, [, count]) => sum + count, 0)
    const all = more > 0 ? words.andMore(shown.join(', '), more) : shown.join(', ')
    const link = new URL('/admin', shop.config.publicUrl).href
    return { text: words.text(shopName, all, link), language, purpose: 'notices' }
  },
)

const countsOf = (told: readonly { kind: AlertKind }[]) =>
  order
    .map((kind) => [kind, told.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
