import { useEffect } from 'react'
import { session } from '../session/session'

/** Shows screens for guests who are employers in English, whatever language this browser used before. */
export function useEnglish(isForEmployers = true) {
  useEffect(() => {
    if (isForEmployers && session.token() === '') session.set({ language_code: 'eng' })
  }, [isForEmployers])
}
