import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { LinkMark, LinkRemarks } from './link-remarks.tsx'

const link = (address: string) => `<p><a href="${address}" rel="noopener">Look</a></p>`

it('names the links of a saved text that lead nowhere, until they are taken out of the form', async () => {
  const nowhere = ['/product/gone', '/stories/never?a=1&b=2']
  const said = async (text: string) => (await draw(<LinkRemarks {...{ text, nowhere }} />)).text
  expect(await said(link('/product/gone') + link('/stories/never?a=1&amp;b=2'))).toBe(
    'Visitors find nothing at /product/gone now. Change the link, or bring back what stood there. ' +
      'Visitors find nothing at /stories/never?a=1&b=2 now. Change the link, or bring back what stood there.',
  )
  expect(await said(link('/products'))).toBe('')
  expect((await draw(<LinkRemarks text={link('/a')} nowhere={undefined} />)).text).toBe('')
})

it('a list says how many there are', async () => {
  const said = async (nowhere?: string[]) => (await draw(<LinkMark nowhere={nowhere} />)).text
  expect(await said(['/a'])).toBe('1 link leads nowhere')
  expect(await said(['/a', '/b'])).toBe('2 links lead nowhere')
  expect(await said()).toBe('')
})
