import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys, newName, plain } from './journeys.ts'
import { widths } from './visitor.ts'

const { shop, at, some } = journeys()

describe('the journal', () => {
  it('a story with a saree is written, looked at as a search engine shows it, shown and read', async () => {
    const saree = await some(({ stock }) => stock > 0)
    const title = newName('The last loom of Arani')
    const page = await atWork(shop, '/admin/stories', { width: widths.desktop })
    await page.getByRole('button', { name: 'Write a story' }).click()
    const form = dialogOf(page, 'New story')
    await form.getByLabel('Title', { exact: true }).fill(title)
    const slug = title.toLowerCase().replaceAll(' ', '-')
    await expect.poll(() => form.getByLabel('Slug').inputValue()).toBe(slug)
    await form.getByLabel('Summary').fill('Rukmini weaves at five in the morning.')
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill('She begins at five.')
    await form.getByRole('searchbox', { name: 'Find a saree' }).fill(saree.name)
    await form.getByRole('button', { name: `Add ${saree.name}`, exact: true }).click()
    await form.getByText('In search results').click()
    const result = form.getByRole('region', { name: 'So it looks there' })
    await result.getByText('Rukmini weaves at five in the morning.').waitFor()
    await form.getByLabel('Search headline').fill(`Silk looms: ${title}`)
    await result.getByText(`Silk looms: ${title}`).waitFor()
    await result.getByText(`/stories/${slug}`).waitFor()
    await form.getByRole('button', { name: 'Show it from now' }).click()
    await form.getByRole('button', { name: 'Save story' }).click()
    await toastSays(page, 'Story saved')
    const reader = await at(`/stories/${slug}`, { ...plain, width: widths.phone })
    await reader.getByRole('heading', { level: 1, name: title }).waitFor()
    await reader.getByRole('link', { name: saree.name }).first().waitFor()
    expect(await reader.title()).toContain(`Silk looms: ${title} | `)
    await reader.goto('/stories')
    await reader.getByRole('link', { name: title }).first().waitFor()
  })
})
