import { expect, it } from 'vitest'
import { EditedSettings } from '#contract/settings/types.ts'
import type { homeSections } from '#domain/home-page/home-sections.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { sourceHash } from '#server/translations/source-hash.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const row = (name: (typeof homeSections)[number], change = {}) => ({
  ...{ name, isShown: true, title: '', from: null, until: null },
  ...change,
})

onNewShops('the owner orders the sections of the home page', (testShop) => {
  const saved = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return { owner, settings: (await owner.get('/api/settings')).as(EditedSettings) }
  }

  it('in rows that keep their order, their titles and their days, over the version that was read', async () => {
    const { owner, settings } = await saved()
    expect(settings.sections).toBeUndefined()
    const sections = [
      row('newsletter'),
      row('premium', { title: 'For the wedding', from: '2026-02-01', until: '2026-02-14' }),
      row('craft', { isShown: false }),
    ]
    must(await owner.put('/api/settings', { ...settings, sections }))
    const guest = newShopper(testShop())
    const shown = (await guest.get('/api/settings')).body
    expect(shown['sections']).toEqual(sections)
    expect(shown['version']).toBeUndefined()
    const late = await owner.put('/api/settings', { ...settings, sections: [] })
    expect(late.status).toBe(409)
    const entries = (await owner.get('/api/admin/audit?kind=settings')).body['items']
    expect(entries).toMatchObject([{ subject: 'display', after: { sections } }])
  })

  it('and who knows nothing of them leaves them where they are', async () => {
    const { owner, settings } = await saved()
    const sections = [row('trending')]
    const first = must(await owner.put('/api/settings', { ...settings, sections })).as(
      EditedSettings,
    )
    const { sections: _sections, ...six } = first
    must(await owner.put('/api/settings', { ...six, newArrivalsCount: 8 }))
    const now = (await owner.get('/api/settings')).as(EditedSettings)
    expect([now.sections, now.newArrivalsCount]).toEqual([sections, 8])
  })

  it('a title reads in the language of the page, or is marked as English', async () => {
    const { owner, settings } = await saved()
    const sections = [
      row('premium', { title: 'For the wedding' }),
      row('craft', { title: 'By hand' }),
    ]
    must(await owner.put('/api/settings', { ...settings, sections }))
    const field = `text:${sourceHash('For the wedding')}`
    const words = {
      thing: 'profile',
      field,
      words: 'திருமணத்திற்கு',
      english: 'For the wedding',
    } as const
    await saveWords(testShop().shop, 'ta', [words])
    const told = (await newShopper(testShop()).get('/api/settings?language=ta')).as(EditedSettings)
    expect(told.sections?.map(({ title, inEnglish }) => [title, inEnglish])).toEqual([
      ['திருமணத்திற்கு', undefined],
      ['By hand', ['title']],
    ])
  })

  it('one that is over before it begins is refused at its last day', async () => {
    const { owner, settings } = await saved()
    const backwards = row('craft', { from: '2026-02-14', until: '2026-02-01' })
    const sections = [row('premium'), backwards]
    const refused = await owner.put('/api/settings', { ...settings, sections })
    expect([refused.status, refused.body['refusal']]).toEqual([400, 'last-day-first'])
    expect(refused.body['errors']).toEqual({ 'sections.1.until': expect.any(String) })
    expect((await saved()).settings.sections).toEqual(settings.sections)
  })

  it('is for owner and manager alone', async () => {
    const packer = await signedIn(testShop(), 'packer')
    const { settings } = await saved()
    expect((await packer.put('/api/settings', { ...settings, sections: [] })).status).toBe(403)
  })

  it('what is kept of the home page is dropped when a section begins and when it is over', async () => {
    const { clock, shop } = testShop()
    const { owner, settings } = await saved()
    const sections = [row('premium', { from: '2026-02-01', until: '2026-02-14' })]
    must(await owner.put('/api/settings', { ...settings, sections }))
    for (const moment of ['2026-02-01', '2026-02-15']) {
      const at = Date.parse(`${moment}T00:00:00+05:30`)
      clock.now = at - 1
      await performDue(shop, jobHandlers)
      const before = shop.db.version().saved
      clock.now = at
      await performDue(shop, jobHandlers)
      expect(shop.db.version().saved).toBeGreaterThan(before)
    }
  })
})
