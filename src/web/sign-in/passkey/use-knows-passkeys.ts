import { useEffect, useState } from 'react'
import { knowsPasskeys } from './browser-passkey.ts'

/** False where this browser has no passkeys, as those inside other apps: taken for granted until it is asked. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(true)
  useEffect(() => setKnows(knowsPasskeys()), [])
  return knows
}
