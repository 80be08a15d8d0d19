import { describe, expect, it } from 'vitest'
import { attributeOf, attributes, factKeys, filterGroups } from '#domain/attributes.ts'
import { figuresIn, isOnlyFigures } from '#domain/figures/figures.ts'
import { sanitise } from '../../../content/sanitise.ts'
import { profileFields } from '../../../settings/translate-profile.ts'
import { demoSeller } from '../../../tax/seed-demo-taxes.ts'
import { craft } from '../starter/craft.ts'
import { privacyPolicy, terms } from '../starter/law.ts'
import { starterStory } from '../starter/story.ts'
import { demoCategories } from './demo-categories.ts'
import { demoPages } from './demo-pages.ts'
import { demoLabel, demoProducts } from './demo-products.ts'
import { demoHero, demoProfile } from './demo-profile.ts'
import { demoStories } from './demo-stories.ts'
import { readDemoWords } from './seed-words.ts'

const all = await readDemoWords()
const letters: Record<string, RegExp> = {
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** What no translation spells in its own letters. */
const foreign = /\{[A-Za-z ]+\}|Pallu|WhatsApp|UPI|PIN|IST|<[^>]+>|&amp;/g

/** Every value that a saree is said of in, as it stands in `values`: whole, and as the filter names it. */
const valueKeys = [
  ...new Set(
    demoProducts.flatMap((product) => {
      const facts = { weave: product.weave, place: product.place, ...product.facts, ...demoLabel }
      const inFilters: string[] = filterGroups.map((group) => attributeOf[group])
      return [
        ...(['color', 'fabric', 'occasion'] as const).map((key) => `${key}:${product[key]}`),
        ...factKeys
          .filter((key) => attributes[key].kind !== 'measure')
          .flatMap((key) => {
            const fact: string = Reflect.get(facts, key) ?? ''
            const end = key === 'place' ? -1 : 0
            const said = inFilters.includes(key) ? [fact, fact.split(', ').at(end) ?? ''] : [fact]
            return said.filter((text) => text !== '').map((text) => `${key}:${text}`)
          }),
      ]
    }),
  ),
]

describe.each(all)('the demo shop in %s', (language, words) => {
  it('says every value, category and saree, and what the shop says of itself', () => {
    expect(valueKeys.filter((key) => !words.values[key])).toEqual([])
    expect(demoCategories.filter(({ slug }) => !words.categories[slug]?.description)).toEqual([])
    expect(demoProducts.filter(({ id }) => !words.names[id])).toEqual([])
    expect(Object.keys(words.profile)).toEqual(
      expect.arrayContaining(profileFields.filter((field) => field !== 'banner')),
    )
    for (const { title, text, alt } of craft) {
      for (const english of [title, text, alt]) expect(words.texts[english], english).toBeTruthy()
    }
    expect(demoPages.filter(({ slug }) => !words.pages[slug]?.title)).toEqual([])
  })

  it('says nothing of what is not there', () => {
    const ids = new Set(demoProducts.map(({ id }) => id))
    for (const id of Object.keys({ ...words.names, ...words.descriptions })) {
      expect(ids, id).toContain(id)
    }
    const { shippingQuestions, questions, journey, team } = demoProfile
    const lists = [craft, shippingQuestions, questions, journey, team, starterStory]
    const known = JSON.stringify([lists, demoHero, demoSeller])
    for (const english of Object.keys(words.texts)) {
      expect(known).toContain(JSON.stringify(english))
    }
  })

  it('names each saree differently, in letters of its own', () => {
    const names = Object.values(words.names)
    expect(new Set(names).size).toBe(names.length)
    const texts = [
      ...Object.values({ ...words.values, ...words.names, ...words.shots, ...words.texts }),
      ...Object.values({ ...words.profile, ...words.descriptions }),
      ...Object.values(words.categories).flatMap(({ name, description }) => [name, description]),
      ...Object.values(words.pages).flatMap(({ title, content }) => [title, content]),
      ...Object.values(words.stories).flatMap((story) => Object.values(story)),
    ].map((text) => text.replace(foreign, ''))
    expect(texts.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([])
    const own = letters[language]
    const others = texts
      .join('')
      .match(/\p{L}/gu)
      ?.filter((letter) => !own?.test(letter))
    expect(others).toEqual([])
  })

  it('claims no handloom where English says handcrafted', () => {
    const handloom = /கைத்தறி|చేనేత|ಕೈಮಗ್ಗ|കൈത്തറി|हथकरघा/
    const claims = Object.entries(words.values).filter(([, text]) => handloom.test(text))
    expect(claims.map(([key]) => key)).toEqual(['place:Handloom linen, South India'])
    const rest = { ...words, values: {} }
    expect(JSON.stringify(rest)).not.toMatch(handloom)
  })

  it('brings pages and stories that pass unchanged through what cleans them', async () => {
    for (const { content } of Object.values({ ...words.pages, ...words.stories })) {
      const shown = await sanitise(content)
      expect(shown.replaceAll(' rel="noopener"', '')).toBe(content)
    }
  })
})

it.each(all)(
  'the pages of law say part by part in %s what they say in English, and which text counts',
  (_, words) => {
    for (const [slug, english] of [
      ['privacy-policy', privacyPolicy],
      ['terms', terms],
    ] as const) {
      const [part, ...more] = [
        ...(words.pages[slug]?.content.matchAll(/<(?:p|h2|th|td|li)>/g) ?? []),
      ]
      const parts = [part, ...more].map((match) => match?.[0])
      // One more: that this is a translation.
      expect(parts).toEqual(
        [...english.matchAll(/<(?:p|h2|th|td|li)>/g)].map(([tag]) => tag).concat('<p>'),
      )
      expect(words.notices[slug]).toBeTruthy()
      const figures = (text = '') =>
        text
          .replaceAll(/<[^>]+>/g, ' ')
          .match(/\d[\d,]*/g)
          ?.toSorted()
      expect(figures(words.pages[slug]?.content)).toEqual(figures(english))
    }
  },
)

it.each(all)('the stories of all sarees are told in %s', (_, words) => {
  expect(demoProducts.filter(({ id }) => !words.descriptions[id])).toEqual([])
  expect(words.pages['about-us']?.content).toBeTruthy()
})

it.each(all)('the journal is told in %s, part by part', (_, words) => {
  const parts = (content = '') => content.match(/<(?:p|h2)>/g)
  expect(Object.keys(words.stories)).toEqual(demoStories.map(({ slug }) => slug))
  for (const { slug, content } of demoStories) {
    const known = words.stories[slug]
    for (const said of [known?.title, known?.summary, known?.pictureAlt]) expect(said).toBeTruthy()
    expect(parts(known?.content)).toEqual(parts(content))
  }
})

it.each(all)('the questions, the way of the shop and its pages are told in %s', (_, words) => {
  const { shippingQuestions, questions, journey, team } = demoProfile
  const asked = [...shippingQuestions, ...questions.flatMap(({ items }) => items)]
  const texts = [
    ...asked.flatMap(({ question, answer }) => [question, answer]),
    ...questions.map(({ group }) => group),
    ...journey.flatMap(({ title, text, alt }) => [title, text, alt]),
    ...team.map(({ role }) => role),
  ]
  expect(texts.filter((text) => !words.texts[text] && !isOnlyFigures(text))).toEqual([])
  // Each names the figures that its English names.
  for (const [english, said] of Object.entries(words.texts))
    expect(figuresIn(said).toSorted(), english).toEqual(figuresIn(english).toSorted())
  for (const { slug, content } of demoPages)
    expect(figuresIn(words.pages[slug]?.content ?? '').toSorted(), slug).toEqual(
      figuresIn(content).toSorted(),
    )
  for (const slug of ['shipping-returns', 'contact', 'faqs', 'privacy-policy', 'terms']) {
    expect(words.pages[slug]?.content, slug).toBeTruthy()
  }
})
