import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from './blocker'

/**
 * Leaving before the password was copied, printed or sent asks first: by the way on, by a link, by the browser's Back,
 * and, in the browser's own words, by closing the page.
 */
export function useSavedQuestion(onLeave: () => void) {
  const isSaved = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(useCallback(() => !isSaved.current, []))
  useEffect(() => {
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
