import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { SignInDialog } from './sign-in-dialog.tsx'

type Session = {
  /** Who is at work. */
  username: string
  /** Has the person sign in again over whatever is open; false where they would rather not. */
  signInAgain: () => Promise<boolean>
}

const SessionContext = createContext<Session>({ username: '', signInAgain: async () => false })

export const useSession = () => useContext(SessionContext)

type SessionPlaceProps = { username: string; children: ReactNode }

/** Where a session that has ended goes on: calls that were refused together wait for one answer. */
export function SessionPlace({ username, children }: SessionPlaceProps) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isIn: boolean) => void)[]>([])
  const signInAgain = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      }),
    [],
  )
  const answer = (isIn: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isIn)
  }
  return (
    <SessionContext value={{ username, signInAgain }}>
      {children}
      {isAsking && <SignInDialog username={username} onAnswer={answer} />}
    </SessionContext>
  )
}
