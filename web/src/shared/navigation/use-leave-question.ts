import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from './blocker'

/**
 * Asks before the page is left without copying, printing or sending the password: by a button, a link or Back, and,
 * with the browser's own dialog, by closing the page.
 */
export function useLeaveQuestion(onLeave: () => void) {
  const isSaved = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(useCallback(() => !isSaved.current, []))
  useLayoutEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => !isSaved.current && event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
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
    leaveIfSaved: () => (isSaved.current ? onLeave() : setAsking(true)),
    stay,
    leave,
  }
}
