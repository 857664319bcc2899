import { useEffect } from 'react'

/** While something would be lost, the browser asks whoever closes or reloads the page. */
export function useUnloadQuestion(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
