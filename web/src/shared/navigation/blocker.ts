import { useEffect, useState } from 'react'
import type { Location } from 'react-router'

type Place = Pick<Location, 'pathname' | 'state'>
type Change = { currentLocation: Place; nextLocation: Place }

/** Asks before a page is left; one page asks at a time. */
let blocker: ((change: Change, proceed: () => void) => boolean) | undefined
let isProceeding = false

/** Is this change of page held back until she has answered? `proceed` makes it then. */
export function isBlocked(change: Change, proceed: () => void): boolean {
  if (isProceeding || !blocker) return false
  return blocker(change, () => {
    isProceeding = true
    proceed()
  })
}

/** The page has changed: the next change asks again. */
export function endProceeding() {
  isProceeding = false
}

/** Holds back what leaves this page, by a link, by Back or by the code, until `proceed` or `reset`. */
export function useBlocker(shouldBlock: (change: Change) => boolean) {
  const [held, setHeld] = useState<() => void>()
  useEffect(() => {
    blocker = (change, proceed) => {
      const blocks = shouldBlock(change)
      if (blocks) setHeld(() => proceed)
      return blocks
    }
    return () => {
      blocker = undefined
    }
  }, [shouldBlock])
  const reset = () => setHeld(undefined)
  function proceed() {
    reset()
    held?.()
  }
  return { isBlocked: held !== undefined, proceed, reset }
}
