import { useEffect } from 'react'
import { session } from '../session/session'

/** Shows a page to a guest in English; when she leaves it, she has her former language again, unless she chose one. */
export function useEnglishHere(isEnglish: boolean) {
  useEffect(() => {
    const before = session.values().language_code
    if (!isEnglish || before === 'eng' || session.token() !== '') return
    const restore = () => {
      const { web_token, language_code } = session.values()
      if (web_token === '' && language_code === 'eng') session.set({ language_code: before })
    }
    session.set({ language_code: 'eng' })
    window.addEventListener('pagehide', restore)
    return () => {
      window.removeEventListener('pagehide', restore)
      restore()
    }
  }, [isEnglish])
}
