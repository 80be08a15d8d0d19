import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#domain/permissions.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { signedIn } from '#test/shopper.ts'
import { AccountScreen } from '#web/admin/account/account-screen.tsx'
import { RoleContext } from '#web/admin/allowed.ts'

// One's own account, inside the admin area.

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
})
afterAll(() => testShop.close())

const drawn = async (role: Role, language: 'en' | 'ta' = 'en') => {
  const screen = (
    <RoleContext value={role}>
      <AccountScreen />
    </RoleContext>
  )
  return drawFor(testShop, await signedIn(testShop, role), screen, { language })
}

it.each([
  ['owner', 'Owner'],
  ['manager', 'Manager'],
  ['packer', 'Packer'],
  ['accountant', 'Accountant'],
] as const)('%s finds all with which they sign in', async (role, called) => {
  const { text, html } = await drawn(role)
  expect(text).toMatch(new RegExp(`Your account person-\\d+ Role ${called} Email person-\\d+@`))
  for (const part of ['Current password', 'No passkeys yet', 'This device']) {
    expect(text).toContain(part)
  }
  for (const part of ['password', 'two-step', 'passkeys', 'devices']) {
    expect(html).toContain(`id="${part}"`)
  }
})

it('speaks the language of whoever is at work', async () => {
  const { text } = await drawn('packer', 'ta')
  for (const part of ['கடவுச்சொல்', 'இரு படி உள்நுழைவு', 'கடவுச்சாவிகள்', 'சாதனங்கள்']) {
    expect(text).toContain(part)
  }
})
