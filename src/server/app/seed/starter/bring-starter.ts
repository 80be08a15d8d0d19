import type { WholeProfile } from '#contract/settings/types.ts'
import { isPlaceholder, starterName } from '#domain/shop-profile.ts'
import { builtInPages } from '#domain/slug.ts'
import { sanitise } from '../../../content/sanitise.ts'
import type { Query } from '../../../platform/db/database.ts'
import { bumpVersion } from '../../../platform/db/version.ts'
import type { Shop } from '../../../platform/shop.ts'
import { emptyProfile, savedProfile } from '../../../settings/documents.ts'
import { isOpeningSaid, writeOpening } from '../../../settings/opening.ts'
import { readDocument, writeDocument } from '../../../settings/queries.ts'
import { bringDemoPictures, insertDemoPictures } from '../demo-pictures.ts'
import { insertMissingPages, writtenPages } from './queries.ts'

/** Under this name the settings remember that the lists have been brought: what is taken away later stays away. */
const broughtName = 'starter'

/**
 * Sees to it that every page of the shop's own is there, and once that its lists (craft steps, gallery, team,
 * questions) are not all empty; nothing that somebody wrote is touched. A new shop also starts closed.
 */
export async function bringStarter(shop: Shop, { isNew }: { isNew: boolean }) {
  const [isBrought, written] = await Promise.all([
    readDocument(shop.db, broughtName),
    writtenPages(shop.db.read),
  ])
  if (isBrought && builtInPages.every((slug) => written.includes(slug))) return
  // A shop that has it all opens without these words.
  const { starterPages } = await import('./pages.ts')
  const { seedStarterWords } = await import('../demo/seed-words.ts')
  const profile = isBrought ? undefined : await profileToBring(shop, isNew)
  const pages = await Promise.all(
    starterPages.map(async (page) => ({ ...page, content: await sanitise(page.content) })),
  )
  await shop.db.write(async (tx) => {
    const now = shop.now()
    // Held to the commit: of two starters the second one finds what the first one brought.
    await bumpVersion(tx, now)
    await insertMissingPages(tx, pages, now)
    await seedStarterWords(tx, now, { isNamed: !isNew })
    if (isBrought) return
    if (profile) await profile(tx, now)
    if (isNew && !(await isOpeningSaid(tx))) await writeOpening(tx, { isOpen: false }, now)
    await writeDocument(tx, broughtName, { broughtAt: now }, now)
  })
}

/** Fills the lists of a profile of which none says anything; answers what writes it, or nothing when there is no need. */
async function profileToBring(shop: Shop, isNew: boolean) {
  const saved = await savedProfile(shop.db)
  const before: WholeProfile = { ...emptyProfile, ...(isNew && { name: starterName }), ...saved }
  if (Object.values(storyOf(before)).some((list) => list.length > 0)) return undefined
  const { starterStory } = await import('./story.ts')
  const wanted = new Set([...starterStory.craft, ...starterStory.journey].map(pictureOf))
  const pictures = await bringDemoPictures(shop, (file) => wanted.has(file))
  return async (tx: Query, now: number) => {
    const addressOf = await insertDemoPictures(tx, pictures)
    const shown = (items: WholeProfile['craft']) =>
      items.map((item) => ({ ...item, picture: addressOf(item.picture) }))
    const { craft, journey } = starterStory
    const lists = { ...starterStory, craft: shown(craft), journey: shown(journey) }
    await writeDocument(tx, 'profile', { ...before, ...honestLogos(before), ...lists }, now)
  }
}

const pictureOf = ({ picture }: { picture: string }) => picture

const storyOf = ({ craft, journey, team, shippingQuestions, questions }: WholeProfile) => ({
  ...{ craft, journey, team, shippingQuestions, questions },
})

/** What every shop claimed to accept before it was made of the ways to pay. */
const oldLogos = 'Visa,Mastercard,American Express,PayPal,UPI,RuPay'

/** The demo shop's logos are a setting of its own; elsewhere nobody has chosen them. */
function honestLogos({ cardLogos, email }: WholeProfile): Partial<WholeProfile> {
  const isUnchosen = cardLogos.join() === oldLogos && !isPlaceholder('email', email)
  return isUnchosen ? { cardLogos: [] } : {}
}
