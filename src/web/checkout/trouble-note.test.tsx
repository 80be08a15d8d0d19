import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { TroubleNote } from './trouble-note.tsx'

const said = async (now: number) => {
  const trouble = { kind: 'changed', reason: 'Arakku is sold out.' } as const
  return (await draw(<TroubleNote trouble={trouble} totals={{ before: 33_300, now }} />)).text
}

it('tells the new total where there is still something to buy', async () => {
  expect(await said(32_800)).toContain('The total is now ₹32,800 instead of ₹33,300.')
  expect(await said(0)).toContain('Something has changed. Nothing has been ordered yet.')
  expect(await said(0)).not.toContain('₹0')
})

it('leads through what is wrong in the order of the fields of its country', async () => {
  const fields = { 'address.pin': 'Pin', 'address.state': 'State', 'address.line1': 'Street' }
  const trouble = { kind: 'fields', fields } as const
  const order = async (isAbroad: boolean) => {
    const { html } = await draw(<TroubleNote trouble={trouble} isAbroad={isAbroad} />)
    return [...html.matchAll(/href="#address\.([^"]+)"/g)].map(([, field]) => field)
  }
  expect(await order(false)).toEqual(['pin', 'state', 'line1'])
  expect(await order(true)).toEqual(['line1', 'state', 'pin'])
})
