import { useEffect } from 'react'

/**
 * A page that the browser kept for the way back may have heard nothing of a logout or login meanwhile: what it shows of
 * the account with this token goes, and it is drawn for whoever is there now.
 */
export function useWayBack(token: string) {
  useEffect(() => {
    function leave({ persisted }: PageTransitionEvent) {
      if (!persisted || (storedToken() ?? token) === token) return
      document.body.replaceChildren()
      location.reload()
    }
    window.addEventListener('pageshow', leave)
    return () => window.removeEventListener('pageshow', leave)
  }, [token])
}

/** A browser that refuses storage knows of no other login. */
function storedToken(): string | undefined {
  try {
    return localStorage.getItem('web_token') ?? ''
  } catch {
    return undefined
  }
}
