import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { FaultSummary } from './fault-summary.tsx'

const labels = { message: 'Message', email: 'Email', photos: 'Photos' }
const summaryOf = (refusal: { reason: string; fields: Record<string, string> }, title?: string) =>
  draw(
    <FaultSummary {...(title && { title })} refusal={refusal} form="complaint" labels={labels} />,
  )

it('names each field that is wrong by its label, in the order of the form, and leads there', async () => {
  const fields = { email: 'Please enter a valid address', message: 'Message is required' }
  const { html, text } = await summaryOf({ reason: 'Not the only one', fields }, 'Not sent')
  expect(text).toMatch(/Not sent Message is required Email: Please enter a valid address$/)
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#complaint-message',
    '#complaint-email',
  ])
})

it('says what the shop said where no field is to blame, and of fields that nobody sees', async () => {
  expect((await summaryOf({ reason: 'Too many', fields: {} }, 'Not sent')).text).toMatch(
    /Not sent Too many$/,
  )
  expect((await summaryOf({ reason: 'Nobody has it', fields: {} })).text).toMatch(/Nobody has it$/)
  const { text, html } = await summaryOf({ reason: '', fields: { website: 'Not for people' } })
  expect(text).toMatch(/Please check these fields Not for people$/)
  expect(html).not.toContain('href')
})

it.each([
  ['reason', 'ஏன்?', 'காரணம்: ஒன்றைத் தேர்ந்தெடுங்கள்', 'ஏன்? ஒன்றைத் தேர்ந்தெடுங்கள்'],
  ['rating', 'நட்சத்திரங்கள்', 'மதிப்பீடு: குறைந்தது 1', 'நட்சத்திரங்கள்: குறைந்தது 1'],
  ['author', 'காட்ட வேண்டிய பெயர்', 'பெயர் தேவை', 'காட்ட வேண்டிய பெயர் தேவை'],
  ['words', 'எதைப் பற்றி?', 'உரை தேவை', 'எதைப் பற்றி? உரை தேவை'],
])(
  'calls %s as the form does, once, whatever the shop calls it elsewhere',
  async (name, label, fault, said) => {
    const refusal = { reason: '', fields: { [name]: fault } }
    const part = <FaultSummary refusal={refusal} form="return" labels={{ [name]: label }} />
    const { html } = await draw(part, { language: 'ta' })
    expect(/<a [^>]*>([^<]*)</.exec(html)?.[1]).toBe(said)
  },
)
