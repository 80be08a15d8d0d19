import type { ShownShop } from '#contract/settings/types.ts'
import { footer } from '#web/words/en/footer.ts'
import { langOfText } from '#web/words/in-english.ts'
import { useLanguage, useWords } from '#web/words/words.ts'

type SoldByProps = { seller: NonNullable<ShownShop['seller']> }

/** Who sells and who answers complaints, as the law wants it on every page (E-Commerce Rules 2020, rule 4). */
export function SoldBy({ seller }: SoldByProps) {
  const words = useWords('footer', footer)
  const language = useLanguage()
  const { legalName, address, gstin, officer } = seller
  const rows = [
    [words.soldBy, [legalName, address]],
    ...(gstin ? ([['GSTIN', [gstin]]] as const) : []),
    ...(officer.length > 0 ? ([[words.officer, officer]] as const) : []),
  ] as const
  return rows.map(([label, said]) => {
    const text = said.filter((part) => part !== '').join(', ')
    return (
      <p key={label}>
        {label}: <span lang={langOfText(text, language)}>{text}</span>
      </p>
    )
  })
}
