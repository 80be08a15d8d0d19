import { createContext, useContext, useEffect } from 'react'

/** Where a screen says what it shows, for the title of the browser's tab. */
export const ScreenNameContext = createContext<(name: string | null) => void>(() => undefined)

/** Names what a screen shows as long as it stands there: a panel of the settings, an order by its number. */
export function useScreenName(name: string | undefined) {
  const tell = useContext(ScreenNameContext)
  useEffect(() => {
    tell(name ?? null)
    return () => tell(null)
  }, [tell, name])
}

/** The name of the one thing that a screen shows, in its heading and in the title. */
export function ScreenHeading({ children: name }: { children: string }) {
  useScreenName(name)
  return <h2 className="text-xl break-words">{name}</h2>
}
