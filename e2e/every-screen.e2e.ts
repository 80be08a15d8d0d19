import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { beyondHeader, cutOff, setLetters, spreadOut, tooSmall } from './large-type.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { screens } from './screens.ts'
import { alive, type Visit, widths } from './visitor.ts'

const { shop } = journeys()

/** They look at one screen after the other, each time as if they had never been here. */
let [desk, plain, phone]: Page[] = []
beforeAll(async () => {
  const stay = (options: Visit) => shop.visit({ ...options, isStaying: true })
  desk = await stay({ width: widths.desktop })
  plain = await stay({ javaScriptEnabled: false, width: widths.phone })
  phone = await stay({ width: widths.phone })
  await desk.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await phone.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
})

describe.each(Object.entries(screens))('the %s screen', (_name, path) => {
  it('has no barriers and no complaints in the light', async () => {
    const page = await newcomer(desk)
    await page.goto(path)
    await alive(page)
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('says the same without JavaScript, has no barriers in the dark, and fits a phone from the start', async () => {
    const still = await newcomer(plain)
    await still.goto(path)
    expect(await overhang(still)).toBe(0)
    await setLetters(still, 32)
    expect(await still.evaluate(beyondHeader), 'letters twice as large').toEqual([])
    await setLetters(still, 16)
    const heading = await still.locator('h1').innerText()
    expect(heading).not.toBe('')
    const lively = await newcomer(phone)
    await lively.goto(path)
    await alive(lively)
    expect(await lively.locator('h1').innerText()).toBe(heading)
    expect(await lookForBarriers(lively)).toEqual([])
    expect(await overhang(lively)).toBe(0)
    expect(await lively.evaluate(tooSmall), 'under a finger').toEqual([])
    await spreadOut(lively)
    expect(await lively.evaluate(cutOff), 'letters spread out').toEqual([])
    expect(await overhang(lively), 'letters spread out').toBe(0)
  })
})

/** The page of somebody who stays, without anything that the shop would know them by. */
async function newcomer(page: Page | undefined): Promise<Page> {
  if (!page) throw new Error('They come before the first journey, not sooner.')
  await page.context().clearCookies()
  if (page.url() === 'about:blank') return page
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return page
}
