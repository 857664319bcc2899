import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from './blocker'

/**
 * Asks before the page is left without copying, printing or sending the password: by a button, a link or Back, and,
 * with the browser's own dialog, by closing the page.
 */
export function useSavedQuestion(onLeave: () => void) {
  const isSaved = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(useCallback(() => !isSaved.current, []))
  useLayoutEffect(() => {
    const hold = (event: BeforeUnloadEvent) => !isSaved.current && event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])

  const save = useCallback(() => {
    isSaved.current = true
  }, [])
  function stay() {
    setAsking(false)
    blocker.reset()
  }
  function leave() {
    save()
    if (blocker.isBlocked) blocker.proceed()
    else onLeave()
  }
  return {
    save,
    isAsking: isAsking || blocker.isBlocked,
    goOn: () => (isSaved.current ? onLeave() : setAsking(true)),
    stay,
    leave,
  }
}
