import { expect, it } from 'vitest'
import { openGrounds } from './grounds.ts'
import { openMailTrial } from './mail-trial.ts'

it('sells while the mail server is silent, is killed meanwhile, and every email arrives', async () => {
  const grounds = await openGrounds('sqlite')
  const trial = await openMailTrial(await grounds.another())
  try {
    await trial.setMood('silent')
    await trial.place(3)
    await expect.poll(trial.isDoneBesideEmail, { timeout: 120_000 }).toBe(true)
    await trial.setMood('takes')
    await trial.reopen()
    await trial.deliver()
    expect(await trial.books()).toEqual({
      ...{ orders: 3, withoutEmail: 0, withTwoEmails: 0, notArrived: 0 },
    })
  } finally {
    await trial.close()
    await grounds.close()
  }
})
