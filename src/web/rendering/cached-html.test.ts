import { hash } from 'node:crypto'
import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { LanguageContext } from '#web/words/words.ts'
import { cacheHtmlWith, useCachedHtml } from './cached-html.ts'

let drawings = 0
beforeEach(() => {
  drawings = 0
  const draw = (part: ReactElement) => {
    drawings += 1
    return renderToString(part)
  }
  cacheHtmlWith({ draw, digest: (text) => hash('sha256', text) })
})

type NameProps = { name: string; onClick?: () => void }
const Name = ({ name }: NameProps) => createElement('b', null, name, ' & ', name)
const Box = (props: NameProps) => {
  const contents: HTMLAttributes<HTMLElement> = useCachedHtml('name', createElement(Name, props))
  return createElement('div', contents)
}
const page = (part: ReactElement) => renderToString(part)

it('shows what would have been drawn as children', () => {
  const drawn = page(createElement('div', null, createElement(Name, { name: 'Padma' })))
  expect(page(createElement(Box, { name: 'Padma' }))).toBe(drawn)
  expect(page(createElement(Box, { name: 'Padma' }))).toBe(drawn)
})

it('draws again for other properties, not for another function', () => {
  page(createElement(Box, { name: 'Meena', onClick: () => {} }))
  page(createElement(Box, { name: 'Meena', onClick: () => {} }))
  expect(drawings).toBe(1)
  expect(page(createElement(Box, { name: 'Meenakshi' }))).toContain('Meenakshi')
  expect(drawings).toBe(2)
})

it('draws again in another language', () => {
  page(createElement(Box, { name: 'Lakshmi' }))
  page(createElement(LanguageContext, { value: 'ta' }, createElement(Box, { name: 'Lakshmi' })))
  expect(drawings).toBe(2)
})

it('draws once for equal answers, whether they are one object or two, and again for others', () => {
  const List = ({ names }: { names: readonly { name: string }[] }) =>
    names.map(({ name }) => createElement('li', { key: name }, name))
  const Names = (props: { names: readonly { name: string }[] }) => {
    const contents: HTMLAttributes<HTMLElement> = useCachedHtml('names', createElement(List, props))
    return createElement('ul', contents)
  }
  const first = { name: 'Ganga' }
  page(createElement(Names, { names: [first] }))
  page(createElement(Names, { names: [first] }))
  page(createElement(Names, { names: [{ name: 'Ganga' }] }))
  expect(drawings).toBe(1)
  const both = page(createElement(Names, { names: [first, { name: 'Kaveri' }] }))
  expect(both).toBe('<ul><li>Ganga</li><li>Kaveri</li></ul>')
  expect(drawings).toBe(2)
})

it('forgets what nobody asked for the longest time', () => {
  const name = (at: number) => `${at} ${'x'.repeat(250_000)}`
  for (let at = 0; at < 5; at++) page(createElement(Box, { name: name(at) }))
  page(createElement(Box, { name: name(4) }))
  expect(drawings).toBe(5)
  page(createElement(Box, { name: name(0) }))
  expect(drawings).toBe(6)
})
