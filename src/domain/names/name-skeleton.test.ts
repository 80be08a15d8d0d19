import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confusables } from './confusables.ts'
import { isOneScript } from './name-script.ts'
import { emailSkeleton, hasInvisible, nameSkeleton } from './name-skeleton.ts'

const likeAdmin = [
  ['as it is', 'admin'],
  ['in capitals', 'ADMIN'],
  ['with a Cyrillic а', 'аdmin'],
  ['with a Cyrillic capital А', 'Аdmin'],
  ['in full-width letters', 'ａｄｍｉｎ'],
  ['in full-width capitals', 'ＡＤＭＩＮ'],
  ['with a dotless ı', 'admın'],
  ['with a dotted capital İ', 'ADMİN'],
  ['with a dotless ı under a dot', 'admı\u0307n'],
  ['with a zero-width space', 'a\u200bdmin'],
  ['with a zero-width joiner', 'adm\u200din'],
  ['with a Hangul filler', 'admin\u3164'],
  ['with a variation selector', 'admi\ufe00n'],
  ['with a Greek alpha', 'αdmin'],
  ['with capitals of Greek', 'ΑdΜΙΝ'],
  ['in bold mathematics', '𝐚𝐝𝐦𝐢𝐧'],
  ['in Cherokee', 'ᎪᎠᎷiꓠ'],
  ['with a script ɡ’s neighbour ɑ', 'ɑdmin'],
  ['between spaces', ' admin\u00a0'],
]

describe('the skeleton of a name', () => {
  it.each(likeAdmin)('of admin %s is admin’s', (_how, name) => {
    expect(nameSkeleton(name)).toBe('admin')
  })

  it.each(['adm1n', 'adrnin', 'admins', 'ádmin', 'admen', 'ad min', 'மீனாட்சி', 'лакшми'])(
    'of %s is not',
    (name) => {
      expect(nameSkeleton(name)).not.toBe('admin')
    },
  )

  it('keeps Indian names apart, and leaves what is ASCII as small letters', () => {
    const names = ['மீனா', 'மீனாட்சி', 'లక్ష్మి', 'ಲಕ್ಷ್ಮಿ', 'ലക്ഷ്മി', 'लक्ष्मी', 'लक्ष्मि']
    expect(new Set(names.map(nameSkeleton)).size).toBe(names.length)
    const ascii = fc.stringMatching(/^[A-Za-z0-9._'-]{1,40}$/)
    fc.assert(fc.property(ascii, (name) => nameSkeleton(name) === name.toLowerCase()))
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom(...confusables.keys(), ...'iIıİjςΣ\u0307\u0323\u034f @ＮΝν'),
    }),
  )

  it('of a skeleton is itself', () => {
    fc.assert(
      fc.property(anyText, (text) => nameSkeleton(nameSkeleton(text)) === nameSkeleton(text)),
      { numRuns: 3000 },
    )
    fc.assert(
      fc.property(anyText, (text) => emailSkeleton(emailSkeleton(text)) === emailSkeleton(text)),
      { numRuns: 3000 },
    )
  })

  it('maps to what is mapped no further', () => {
    for (const [sign, latin] of confusables) {
      expect(confusables.has(latin)).toBe(false)
      expect(nameSkeleton(`x${sign}x`), sign).toBe(`x${latin}x`)
    }
  })
})

it.each([
  ['Lakshmi@Example.IN', 'lakshmi@example.in'],
  ['lаkshmi@example.in', 'lakshmi@example.in'],
  ['lakshmi＠example.in', 'lakshmi@example.in'],
  ['lakshmi@exаmple.in', 'lakshmi@exаmple.in'],
  ['lakshm1@example.in', 'lakshm1@example.in'],
])('the skeleton of the address %s is %s', (email, skeleton) => {
  expect(emailSkeleton(email)).toBe(skeleton)
})

it.each([
  ['lakshmi', true],
  ['Lakshmi 2', true],
  ['மீனாட்சி 7', true],
  ['ലക്ഷ്മി', true],
  ['ｌakshmi', true],
  ['лакшми', true],
  ['春ひカ', true],
  ['аdmin', false],
  ['αdmin', false],
  ['Meena மீனா', false],
  ['ｌаkshmi', false],
  ['admin௦', false],
])('%s is of one script: %s', (name, isOne) => {
  expect(isOneScript(name)).toBe(isOne)
})

it('what nobody sees is noticed', () => {
  expect(['admin\u3164', 'a\u200bb', 'a\ufe00b'].map(hasInvisible)).toEqual([true, true, true])
  expect(['admin', 'மீனாட்சி', "o'neill"].some(hasInvisible)).toBe(false)
})
