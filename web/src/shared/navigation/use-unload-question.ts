import { useLayoutEffect } from 'react'

/**
 * While something would be lost, the browser asks before the page is closed or reloaded; active from the first paint
 * on.
 */
export function useUnloadQuestion(isAsking: boolean) {
  useLayoutEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
