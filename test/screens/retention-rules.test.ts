import { expect, it } from 'vitest'
import { readRetention } from '#contract/privacy/admin-calls.ts'
import { SweepReport } from '#contract/privacy/retention-types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { adminPrivacy as english } from '#web/words/en/admin/privacy.ts'
import { adminPrivacy as hindi } from '#web/words/hi/admin/privacy.ts'
import { adminPrivacy as tamil } from '#web/words/ta/admin/privacy.ts'

onBothEngines('how long a kind of data is kept', (testShop) => {
  it('is said in the words of each language of staff, in English as the database has it', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { kinds } = (await owner.get(readRetention.path)).as(SweepReport)
    expect(kinds.length).toBeGreaterThan(0)
    for (const { kind, rule } of kinds) {
      expect(english.retention.rules[kind], kind).toBe(rule)
      for (const [words, script] of [
        [tamil, /\p{Script=Tamil}/u] as const,
        [hindi, /\p{Script=Devanagari}/u] as const,
      ]) {
        expect(words.retention.rules[kind] ?? '', kind).toMatch(script)
        expect(words.retention.kinds[kind] ?? '', kind).toMatch(script)
      }
    }
  })
})
