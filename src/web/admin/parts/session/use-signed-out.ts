import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pathIn } from '#domain/language.ts'
import { language } from '#web/words/en/admin/locale.ts'
import { ApiError } from '../../../api.ts'
import { isWorkOpen } from './open-work.ts'

/**
 * A session that ended elsewhere leads to the sign-in screen and back here; over something typed `onOpenWork` is told
 * instead, each time that an answer says so again.
 */
export function useSignedOut(onOpenWork: () => void) {
  const cache = useQueryClient()
  useEffect(() => {
    let isLeaving = false
    const meet401 = () => {
      if (isLeaving) return
      if (isWorkOpen()) return onOpenWork()
      isLeaving = true
      location.assign(pathIn(language, `/login?next=${location.pathname}`))
    }
    return cache.getQueryCache().subscribe((event) => {
      // Only as it fails: what had failed is told again as soon as it is asked anew.
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { error } = event.action
      if (error instanceof ApiError && error.status === 401) meet401()
    })
  }, [cache, onOpenWork])
}
