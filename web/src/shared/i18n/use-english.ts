import { useEffect } from 'react'
import { session } from '../session/session'

/** Switches screens for employers who are not signed in to English, whatever language this browser used before. */
export function useEnglish(isForEmployers = true) {
  useEffect(() => {
    if (isForEmployers && session.token() === '') session.set({ language_code: 'eng' })
  }, [isForEmployers])
}
