import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { NewerNotice } from '../parts/newer/newer-notice.tsx'
import { useClashes } from '../parts/newer/use-clashes.ts'
import { saidOfChoices } from './alerts-tab.tsx'

const mine = { email: ['order', 'transfer'], quietFrom: '21:30' }
const theirs = { email: [], quietFrom: '22:00' }

function Told() {
  const clashes = useClashes()
  const notice = clashes.noticeOf({
    labels: { email: 'By email', quietFrom: 'From' },
    said: saidOfChoices,
    mine: (name) => mine[name as keyof typeof mine], // One of the two.
    theirs: (name) => theirs[name as keyof typeof theirs], // One of the two.
    take: () => undefined,
  })
  if (!notice) clashes.tell({ followed: [], clashes: ['email', 'quietFrom'] })
  return notice && <NewerNotice {...notice} />
}

it('two who chose notices at once read the names of the kinds', async () => {
  const { text } = await draw(<Told />)
  expect(text).toContain('New order Transfer to check')
  expect(text).not.toMatch(/\border\b(?! )|\btransfer\b/)
  expect(text).toContain('21:30')
  expect(text).toContain('22:00')
})
