import { chettinadAndKasavu } from './chettinad-kasavu-sarees.ts'
import { coimbatoreAndMadurai } from './coimbatore-madurai-sarees.ts'
import type { DemoProduct } from './demo-types.ts'
import { dharmavaramSilks } from './dharmavaram-sarees.ts'
import { gadwalAndUppada } from './gadwal-uppada-sarees.ts'
import { ilkalAndNarayanpet } from './ilkal-narayanpet-sarees.ts'
import { brightKanjivarams } from './kanjivaram-bright-sarees.ts'
import { softKanjivarams } from './kanjivaram-soft-sarees.ts'
import { linenAndOrganza } from './linen-organza-sarees.ts'
import { mangalagiriAndVenkatagiri } from './mangalagiri-venkatagiri-sarees.ts'
import { mysoreSilks } from './mysore-sarees.ts'
import { pochampallyIkats } from './pochampally-sarees.ts'

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
