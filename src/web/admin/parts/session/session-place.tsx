import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSignedOut } from './use-signed-out.ts'

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
  // Whoever would rather not is asked again by what they save, not by every answer.
  const isDeclined = useRef(false)
  const askOnce = useCallback(() => {
    if (!isDeclined.current && waiting.current.length === 0) void signInAgain()
  }, [signInAgain])
  useSignedOut(askOnce)
  const cache = useQueryClient()
  const answer = (isIn: boolean) => {
    setAsking(false)
    isDeclined.current = !isIn
    if (isIn) void cache.invalidateQueries()
    for (const resolve of waiting.current.splice(0)) resolve(isIn)
  }
  return (
    <SessionContext value={{ username, signInAgain }}>
      {children}
      {isAsking && <SignInDialog username={username} onAnswer={answer} />}
    </SessionContext>
  )
}
