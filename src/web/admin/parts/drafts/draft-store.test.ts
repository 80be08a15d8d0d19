import { expect, it } from 'vitest'
import {
  draftName,
  dropDraft,
  findDraft,
  keepDraft,
  keptMs,
  ownName,
  readDraft,
  sweepDrafts,
} from './draft-store.ts'

/** A store of its own, as browsers have one. */
function newStore(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

const name = draftName('meena', 'page', 3)
const draft = { at: 1000, base: { title: '' }, values: { title: 'Looms' } }

it('a draft is kept for one person and one thing, and comes back as it was typed', () => {
  const store = newStore()
  keepDraft(store, name, draft)
  expect(readDraft(store, name, 1000)).toEqual(draft)
  expect(readDraft(store, draftName('asha', 'page', 3), 1000)).toBeNull()
  expect(readDraft(store, draftName('meena', 'page', 'new'), 1000)).toBeNull()
  dropDraft(store, name)
  expect(readDraft(store, name, 1000)).toBeNull()
})

it('each open form keeps its own, and the newest that is not saved yet is found', () => {
  const store = newStore()
  const [one, other] = [ownName(name, 'a'), ownName(name, 'b')]
  keepDraft(store, name, { ...draft, at: 500 })
  keepDraft(store, one, draft)
  keepDraft(store, other, { ...draft, at: 2000, values: { title: 'Dyes' } })
  keepDraft(store, ownName(draftName('meena', 'page', 30), 'a'), { ...draft, at: 3000 })
  const find = (saved = '') =>
    findDraft<{ title: string }>(store, name, {
      ...{ now: 2000, isSaved: ({ title }) => title === saved },
    })?.name
  expect(find()).toBe(other)
  expect(find('Dyes')).toBe(one)
  dropDraft(store, other)
  dropDraft(store, one)
  // As a browser of before kept it.
  expect(find()).toBe(name)
  expect(find('Looms')).toBeUndefined()
})

it('one that is too old, or cannot be read, is none', () => {
  const store = newStore()
  keepDraft(store, name, draft)
  expect(readDraft(store, name, 1000 + keptMs)).toEqual(draft)
  expect(readDraft(store, name, 1001 + keptMs)).toBeNull()
  for (const broken of ['{', '{"at":1}', '7']) {
    store.setItem(name, broken)
    expect(readDraft(store, name, 1000), broken).toBeNull()
  }
})

it('what is too old or cannot be read goes, whoever typed it; all else of the browser stays', () => {
  const store = newStore()
  const [old, young] = [draftName('asha', 'page', 3), draftName('meena', 'product', 'new')]
  keepDraft(store, old, draft)
  keepDraft(store, young, { ...draft, at: 2000 })
  store.setItem(draftName('asha', 'story', 1), '{')
  store.setItem('language', 'ta')
  sweepDrafts(store, 2000 + keptMs)
  expect(Array.from({ length: store.length }, (_, at) => store.key(at))).toEqual([
    young,
    'language',
  ])
})

it('a browser that keeps nothing costs nothing', () => {
  const full: Storage = {
    ...newStore(),
    setItem() {
      throw new Error('full')
    },
  }
  expect(() => keepDraft(full, name, draft)).not.toThrow()
})
