import { describe, expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { onBothEngines } from '#test/on-both-engines.ts'

const form = { username: 'Lakshmi', email: 'lakshmi@example.in', password: 'temple-jasmine-9' }

onBothEngines('accounts', (testShop) => {
  it('smoke', async () => {
    const browser = openBrowser(testShop().app)
    expect((await browser.get('/api/users/current')).status).toBe(401)
    const opened = await browser.post('/api/users/register', form)
    expect(opened).toMatchObject({ status: 201 })
    expect((await browser.get('/api/users/current')).body).toEqual(opened.body)
    await browser.post('/api/users/logout')
    expect((await browser.get('/api/users/current')).status).toBe(401)
    const back = await browser.post('/api/users/login', { ...form, username: form.email })
    expect(back.body).toEqual(opened.body)
  })
})
