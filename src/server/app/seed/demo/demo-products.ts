import type { DemoProduct } from './demo-types.ts'
import { chettinadAndKasavu } from './sarees/chettinad-kasavu-sarees.ts'
import { coimbatoreAndMadurai } from './sarees/coimbatore-madurai-sarees.ts'
import { dharmavaramSilks } from './sarees/dharmavaram-sarees.ts'
import { gadwalAndUppada } from './sarees/gadwal-uppada-sarees.ts'
import { ilkalAndNarayanpet } from './sarees/ilkal-narayanpet-sarees.ts'
import { brightKanjivarams } from './sarees/kanjivaram-bright-sarees.ts'
import { softKanjivarams } from './sarees/kanjivaram-soft-sarees.ts'
import { linenAndOrganza } from './sarees/linen-organza-sarees.ts'
import { mangalagiriAndVenkatagiri } from './sarees/mangalagiri-venkatagiri-sarees.ts'
import { mysoreSilks } from './sarees/mysore-sarees.ts'
import { pochampallyIkats } from './sarees/pochampally-sarees.ts'

/** What the label of every saree says; the demo shop packs them itself. */
export const demoLabel = {
  country: 'India',
  maker: 'Pallu, 00 North Mada Street, Mylapore, Chennai 600004, Tamil Nadu, India',
}

export const demoProducts: DemoProduct[] = [
  ...brightKanjivarams,
  ...softKanjivarams,
  ...mysoreSilks,
  ...pochampallyIkats,
  ...gadwalAndUppada,
  ...chettinadAndKasavu,
  ...mangalagiriAndVenkatagiri,
  ...dharmavaramSilks,
  ...ilkalAndNarayanpet,
  ...coimbatoreAndMadurai,
  ...linenAndOrganza,
]
