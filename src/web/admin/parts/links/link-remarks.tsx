import { linksIn } from '#domain/shop-front/links-in.ts'
import { adminLinks as words } from '#web/words/en/admin/content/links.ts'

type LinkRemarksProps = {
  /** HTML, as it is written now. */
  text: string
  /** Where links of the saved text lead that visitors do not find. */
  nowhere: readonly string[] | undefined
}

/** Names the links that lead nowhere and still stand in a text. */
export function LinkRemarks({ text, nowhere = [] }: LinkRemarksProps) {
  const links = new Set(linksIn(text))
  return (
    <div role="status" className="grid gap-1 text-sm empty:hidden">
      {nowhere
        .filter((address) => links.has(address))
        .map((address) => (
          <p key={address} className="break-words text-lac">
            {words.nowhere(address)}
          </p>
        ))}
    </div>
  )
}

/** The same of a text in a list: how many. */
export const LinkMark = ({ nowhere = [] }: { nowhere: readonly string[] | undefined }) =>
  nowhere.length > 0 && (
    <span className="block text-sm font-normal text-lac">{words.count(nowhere.length)}</span>
  )
