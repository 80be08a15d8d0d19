import { expect, it } from 'vitest'
import { untilInKannada } from './until-in-kannada.ts'

it.each([
  ['ಸಂಜೆ 6:40', 'ಸಂಜೆ 6:40ರವರೆಗೆ'],
  ['ಡಿಸೆಂ 12, 2026', 'ಡಿಸೆಂ 12, 2026ರವರೆಗೆ'],
  ['ಶನಿ, 12 ಡಿಸೆಂ', 'ಶನಿ, 12 ಡಿಸೆಂವರೆಗೆ'],
])('until %s', (said, until) => expect(untilInKannada(said)).toBe(until))
