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
