import type { Words } from '../words.ts'

export const notFound: Words['notFound'] = {
  title: '404 – പേജ് കണ്ടെത്താനായില്ല',
  sorry: 'ആ പേജ് ഞങ്ങൾക്കു കണ്ടെത്താനായില്ല.',
  help: 'പേജ് മാറിയിട്ടുണ്ടാകാം. കടയിൽ തിരയുക, അല്ലെങ്കിൽ ഇവിടെനിന്നു തുടരുക.',
  browse: 'എല്ലാ സാരികളും കാണുക',
  home: 'ഹോം പേജിലേക്കു പോകുക',
}
