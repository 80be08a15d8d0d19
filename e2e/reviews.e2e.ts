import { expect, it } from 'vitest'
import { atWork, pictureFile, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const { shop } = journeys()

/** A line of the demo shop's that has been delivered and not been reviewed. */
function delivered() {
  const [line] = shop.look(`
    select o.token, l.id, p.slug, p.name, p.rating_count from order_lines l
    join orders o on o.id = l.order_id join products p on p.id = l.product_id
    where o.state = 'delivered'
      and not exists (select 1 from reviews r where r.order_line_id = l.id)
    order by l.id limit 1`)
  return {
    form: `/order/${line?.['token']}/review/${line?.['id']}`,
    page: `/order/${line?.['token']}`,
    saree: `/product/${line?.['slug']}`,
    name: String(line?.['name']),
    count: Number(line?.['rating_count']),
  }
}

const isFocused = (element: Element) => element === document.activeElement

it('a buyer of a delivered order writes a review with a photo, staff approve it, a shopper sees it', async () => {
  const { page: order, saree, name, count } = delivered()
  const author = newName('Meena R.')
  const buyer = await shop.visit({ width: widths.phone })
  await buyer.goto(order)
  await buyer.getByRole('link', { name: `Write a Review: ${name}` }).click()
  await buyer.getByRole('heading', { name: 'Write a Review' }).waitFor()
  expect(await lookForBarriers(buyer)).toEqual([])
  const send = buyer.getByRole('button', { name: 'Send your review' })
  await buyer.getByLabel(/^Your review/).fill('<b>It glows</b> like copper.')
  await send.click()
  const fault = (said: string) => buyer.getByRole('alert').getByRole('link', { name: said })
  await fault('Please choose one to five stars').click()
  await expect
    .poll(() => buyer.getByRole('radio', { name: '1 star', exact: true }).evaluate(isFocused))
    .toBe(true)
  await buyer.getByRole('radio', { name: '4 stars' }).press('Space')
  await buyer.getByLabel('Name to show').fill('')
  await send.click()
  await fault('Please tell us the name to show').click()
  await expect.poll(() => buyer.getByLabel('Name to show').evaluate(isFocused)).toBe(true)
  await buyer.getByLabel('Name to show').fill(author)
  await buyer.getByLabel(/^Add photos/).setInputFiles([await pictureFile('worn.jpg', '#a4542b')])
  const consent = buyer.getByLabel(/^My photos may be shown/)
  expect(await consent.isChecked()).toBe(false)
  await send.click()
  await buyer.getByText('Please agree that your photos may be shown').first().waitFor()
  await consent.check()
  await send.click()
  await buyer.getByText('Thank you, we have your review').waitFor()

  const staff = await atWork(shop, '/admin')
  const [pending] = shop.look("select count(*) as n from reviews where status = 'pending'")
  const waiting = Number(pending?.['n'])
  const waits = waiting === 1 ? '1 review waits' : `${waiting} reviews wait`
  await staff.getByRole('link', { name: waits }).click()
  await staff.getByText('<b>It glows</b> like copper.').waitFor()
  await staff.getByRole('button', { name: `Enlarge photo 1 by ${author}` }).click()
  await staff.getByRole('dialog').getByAltText(`Photo by ${author}`).waitFor()
  await staff.keyboard.press('Escape')
  const approve = staff.getByRole('button', { name: `Approve: review by ${author}` })
  await approve.click()
  await toastSays(staff, 'Review approved')
  await staff.getByRole('button', { name: 'Undo' }).click()
  await approve.click()
  await toastSays(staff, 'Review approved')

  const shopper = await shop.visit()
  await shopper.goto(saree)
  await shopper.getByRole('link', { name: new RegExp(`\\(${count + 1} review`) }).click()
  const reviews = shopper.getByRole('region', { name: 'Reviews' })
  const first = reviews.getByRole('listitem').first()
  expect(await first.innerText()).toContain('<b>It glows</b> like copper.')
  await first.getByRole('link', { name: `Photo by ${author}` }).waitFor()
  await first.getByRole('img', { name: '4 out of 5 stars' }).waitFor()
})

it('works without JavaScript, and a rejected review says why', async () => {
  const { form } = delivered()
  const buyer = await shop.visit({ javaScriptEnabled: false })
  await buyer.goto(form)
  await buyer.getByLabel('Name to show').fill('')
  await buyer.getByLabel(/^Your review/).fill('Call me at 98400 12345.')
  await buyer.getByRole('button', { name: 'Send your review' }).click()
  const faults = buyer.getByRole('alert').getByRole('link')
  await faults.first().waitFor()
  expect(await faults.allInnerTexts()).toEqual([
    'Please choose one to five stars',
    'Please tell us the name to show',
  ])
  await faults.first().click()
  expect(new URL(buyer.url()).hash).toBe('#review-rating')
  await buyer.getByRole('radio', { name: '1 star' }).press('Space')
  await buyer.getByLabel('Name to show').fill('Ravi')
  await buyer.getByRole('button', { name: 'Send your review' }).click()
  await buyer.getByText('Thank you, we have your review').waitFor()

  const staff = await atWork(shop, '/admin/reviews')
  await staff.getByRole('button', { name: 'Reject: review by Ravi' }).click()
  await staff.getByRole('button', { name: 'Reject the review' }).click()
  await staff.getByText('Please choose a reason').waitFor()
  await staff
    .getByLabel('Reason', { exact: true })
    .selectOption({ label: 'Contains personal information' })
  await staff.getByRole('button', { name: 'Reject the review' }).click()
  await toastSays(staff, 'Review rejected')

  await buyer.reload()
  await buyer.getByText('We do not show your review').waitFor()
  await buyer.getByText(/contains personal information/).waitFor()
  expect(await buyer.getByRole('button', { name: /your review|your changes/ }).count()).toBe(0)
})
