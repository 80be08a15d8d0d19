import { expect, it } from 'vitest'
import type { Order, OrderLine } from '#contract/orders/types.ts'
import { draw } from '#test/draw.tsx'
import { ReviewForm } from './review-form.tsx'

const order = {
  ...{ token: 'a'.repeat(22), state: 'delivered', address: { fullName: 'Meena Raman' } },
} as unknown as Order // What the form asks of it.
const line = { id: 1, name: 'Arakku' } as OrderLine

it('leads to each field that is wrong, in the order of the form, and keeps what was typed', async () => {
  const fields = {
    author: 'Please tell us the name to show',
    hasPhotoConsent: 'Please agree that your photos may be shown',
    rating: 'Please choose one to five stars',
  }
  const refusal = { status: 400, reason: 'Not the only one', fields }
  const given = { refusal, typed: { rating: 0, title: 'Copper', comment: 'It glows', author: '' } }
  const { html, text } = await draw(
    <ReviewForm {...{ order, line, given }} review={undefined} onSaved={() => undefined} />,
  )
  const links = [...html.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['#review-rating', '#review-author', '#review-hasPhotoConsent'])
  for (const link of links) expect(html).toContain(`id="${link?.slice(1)}"`)
  expect(text).toContain('Your review was not sent Please choose one to five stars')
  expect(text).toContain('Add photos: Please agree that your photos may be shown')
  expect(text).not.toContain('Not the only one')
  expect(html).toContain('value="Copper"')
  expect(text).toContain('It glows')
})

it.each([
  ['ta', 'நட்சத்திர'],
  ['te', 'స్టార్'],
  ['kn', 'ಸ್ಟಾರ್'],
  ['ml', 'സ്റ്റാർ'],
  ['hi', 'स्टार'],
] as const)('names the field in %s', async (language, stars) => {
  const refusal = { status: 400, reason: 'No', fields: { rating: '–' } }
  const { html } = await draw(
    <ReviewForm
      {...{ order, line, given: { refusal, typed: {} } }}
      review={undefined}
      onSaved={() => undefined}
    />,
    { language },
  )
  expect(/<a href="#review-rating"[^>]*>([^<]*)</.exec(html)?.[1]).toContain(stars)
})
