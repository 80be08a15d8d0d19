import { describe, expect, it } from 'vitest'
import { languageToLeadTo, languageToOffer, rememberedIn } from './language-choice.ts'

describe('a language is offered', () => {
  const newcomer = { page: 'en', remembered: undefined } as const
  it.each([
    [['ta-IN', 'en-US'], 'ta'],
    [['fr', 'ml'], 'ml'],
    [['en-IN', 'hi'], undefined],
    [['fr-FR'], undefined],
    [[], undefined],
  ])('on an English page to a browser that likes %j: %s', (liked, offered) => {
    expect(languageToOffer({ ...newcomer, liked })).toBe(offered)
  })

  it('that is not the one of the page', () => {
    expect(languageToOffer({ ...newcomer, page: 'ta', liked: ['ta'] })).toBe(undefined)
    expect(languageToOffer({ ...newcomer, page: 'ta', liked: ['en-GB'] })).toBe('en')
  })

  it('once: not to whoever was asked, or has chosen', () => {
    const liked = ['ta']
    expect(languageToOffer({ page: 'en', remembered: 'asked', liked })).toBe(undefined)
    expect(languageToOffer({ page: 'en', remembered: 'hi', liked })).toBe(undefined)
  })
})

describe('whoever has chosen a language', () => {
  it('comes to it from elsewhere where an address names none', () => {
    expect(languageToLeadTo({ page: 'en', remembered: 'ta', isArriving: true })).toBe('ta')
  })

  it('stays where they are within the shop, and at an address that names its language', () => {
    expect(languageToLeadTo({ page: 'en', remembered: 'ta', isArriving: false })).toBe(undefined)
    expect(languageToLeadTo({ page: 'hi', remembered: 'ta', isArriving: true })).toBe(undefined)
  })

  it.each(['en', 'asked', undefined] as const)('as %s is led nowhere', (remembered) => {
    expect(languageToLeadTo({ page: 'en', remembered, isArriving: true })).toBe(undefined)
  })
})

it('what is remembered is read with care', () => {
  expect(['ta', 'asked', 'xx', '', null].map(rememberedIn)).toEqual([
    ...['ta', 'asked'],
    ...[undefined, undefined, undefined],
  ])
})
