import { useLayoutEffect } from 'react'

/** While something would be lost, the browser asks whoever closes or reloads the page, from the moment she sees it on. */
export function useUnloadQuestion(isAsking: boolean) {
  useLayoutEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
