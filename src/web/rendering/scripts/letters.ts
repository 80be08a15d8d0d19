import type { Language } from '#domain/language.ts'

// Stands in a page of another language than English: where the system has no letters of its script, boxes would stand
// for them, and all that a late font brings would move. There the page shows itself with its letters, as a browser does
// with `font-display: block`, but never later than this (styles/indic.css).
const mostMs = 1500

type Script = { family: string; narrow: string; wide: string }

/** Two letters of each script that no typeface draws equally wide; boxes are. */
const scripts: Partial<Record<Language, Script>> = {
  ta: { family: 'Tamil', narrow: 'ட', wide: 'ஔ' },
  te: { family: 'Telugu', narrow: 'ర', wide: 'ఋ' },
  kn: { family: 'Kannada', narrow: 'ರ', wide: 'ಋ' },
  ml: { family: 'Malayalam', narrow: 'ര', wide: 'ഔ' },
  hi: { family: 'Devanagari', narrow: 'र', wide: 'औ' },
}

const { lang, dataset } = document.documentElement
const script = scripts[lang as Language] // Of any other there is no script.
if (script && !isOnSystem(script)) showWithLetters(script)

function isOnSystem({ narrow, wide }: Script): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  pen.font = '40px sans-serif'
  return pen.measureText(narrow).width !== pen.measureText(wide).width
}

function showWithLetters({ family, narrow }: Script) {
  dataset['letters'] = 'awaited'
  const show = () => delete dataset['letters']
  setTimeout(show, mostMs)
  // Earlier the styles, which name the fonts, may not be there.
  addEventListener('DOMContentLoaded', () => {
    const fonts = [400, 600].map((weight) =>
      document.fonts.load(`${weight} 1em "${family} Here"`, narrow),
    )
    Promise.all(fonts).then(show, show)
  })
}
