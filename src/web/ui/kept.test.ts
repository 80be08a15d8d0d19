import { createElement, type HTMLAttributes, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { LanguageContext } from '#web/words/words.ts'
import { keepWith, useKept } from './kept.ts'

let drawings = 0
beforeEach(() => {
  drawings = 0
  keepWith((part) => {
    drawings += 1
    return renderToString(part)
  })
})

type NameProps = { name: string; onClick?: () => void }
const Name = ({ name }: NameProps) => createElement('b', null, name, ' & ', name)
const Box = (props: NameProps) => {
  const contents: HTMLAttributes<HTMLElement> = useKept('name', createElement(Name, props))
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

it('forgets what nobody asked for the longest time', () => {
  for (let at = 0; at <= 1000; at++) page(createElement(Box, { name: `of ${at}` }))
  page(createElement(Box, { name: 'of 1000' }))
  expect(drawings).toBe(1001)
  page(createElement(Box, { name: 'of 0' }))
  expect(drawings).toBe(1002)
})
