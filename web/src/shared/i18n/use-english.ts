import { useEffect } from 'react'
import { session } from '../session/session'

/** Screens for employers who are not signed in: they read English, whatever was chosen in this browser before. */
export function useEnglish(isForEmployers = true) {
  useEffect(() => {
    if (isForEmployers && session.token() === '') session.set({ language_code: '' })
  }, [isForEmployers])
}
