import { type Remembered, rememberedIn } from '#domain/language-choice.ts'

const key = 'language'

/** Of this browser; nothing where it keeps nothing. */
export function rememberedLanguage(): Remembered {
  try {
    return rememberedIn(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

export function rememberLanguage(language: string) {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
