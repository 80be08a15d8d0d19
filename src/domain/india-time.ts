import type { Language } from './language.ts'

/** India keeps one time all year: UTC + 5:30. */
export const indiaOffsetMs = 19_800_000

const dayMs = 86_400_000

/** True of the moment at which a day of India's calendar begins, and the one before is over. */
export const isMidnight = (atMs: number): boolean => (atMs + indiaOffsetMs) % dayMs === 0

/** From which hour on each part of the day is called so: nothing but English writes am and pm. */
const partsOfDay: Record<Exclude<Language, 'en'>, readonly [from: number, name: string][]> = {
  ta: [
    [20, 'இரவு'],
    [16, 'மாலை'],
    [12, 'மதியம்'],
    [4, 'காலை'],
    [0, 'இரவு'],
  ],
  te: [
    [20, 'రాత్రి'],
    [16, 'సాయంత్రం'],
    [12, 'మధ్యాహ్నం'],
    [4, 'ఉదయం'],
    [0, 'రాత్రి'],
  ],
  kn: [
    [20, 'ರಾತ್ರಿ'],
    [16, 'ಸಂಜೆ'],
    [12, 'ಮಧ್ಯಾಹ್ನ'],
    [4, 'ಬೆಳಿಗ್ಗೆ'],
    [0, 'ರಾತ್ರಿ'],
  ],
  ml: [
    [20, 'രാത്രി'],
    [16, 'വൈകിട്ട്'],
    [12, 'ഉച്ചയ്ക്ക്'],
    [4, 'രാവിലെ'],
    [0, 'രാത്രി'],
  ],
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
}

/** '6:40 pm', 'மாலை 6:40', as the clocks of India show it; written here because browsers disagree on how it is spaced. */
export function timeInIndia(at: number, language: Language = 'en'): string {
  const clock = new Date(at + indiaOffsetMs)
  const hours = clock.getUTCHours()
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0')
  const time = `${hours % 12 || 12}:${minutes}`
  if (language === 'en') return `${time} ${hours < 12 ? 'am' : 'pm'}`
  const part = partsOfDay[language].find(([from]) => hours >= from)
  return `${part?.[1]} ${time}`
}
