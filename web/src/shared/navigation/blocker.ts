import { useEffect, useState } from 'react'
import type { Location } from 'react-router'

type PageLocation = Pick<Location, 'pathname' | 'state'>
type Change = { currentLocation: PageLocation; nextLocation: PageLocation }

/** The blocker of the present page; only one page at a time has one. */
let blocker: ((change: Change, proceed: () => void) => boolean) | undefined
let isProceeding = false

/** Whether a change of page is blocked until she decides; `proceed` then makes it. */
export function isBlocked(change: Change, proceed: () => void): boolean {
  if (isProceeding || !blocker) return false
  return blocker(change, () => {
    isProceeding = true
    proceed()
  })
}

/** After a change of page the next one is blocked again. */
export function endProceeding() {
  isProceeding = false
}

/** Blocks leaving this page, by a link, Back or code, until `proceed` or `reset` is called. */
export function useBlocker(shouldBlock: (change: Change) => boolean) {
  const [blockedNavigation, setBlockedNavigation] = useState<() => void>()
  useEffect(() => {
    blocker = (change, proceed) => {
      const isBlocking = shouldBlock(change)
      if (isBlocking) setBlockedNavigation(() => proceed)
      return isBlocking
    }
    return () => {
      blocker = undefined
    }
  }, [shouldBlock])
  const reset = () => setBlockedNavigation(undefined)
  function proceed() {
    reset()
    blockedNavigation?.()
  }
  return { isBlocked: blockedNavigation !== undefined, proceed, reset }
}
