import { type RefObject, useEffect, useState } from 'react'

/**
 * Full screen of the whole player, so that our controls stay; a phone without that gets a player that fills the window.
 */
export function useFullScreen(wrapper: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    const updateIsFull = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === wrapper.current)
    document.addEventListener('fullscreenchange', updateIsFull)
    return () => document.removeEventListener('fullscreenchange', updateIsFull)
  }, [wrapper])

  function toggle() {
    const element = wrapper.current
    if (isFull) document.exitFullscreen()
    else if (isFilled) setFilled(false)
    else if (element?.requestFullscreen) element.requestFullscreen().then(lockLandscape, () => setFilled(true))
    else setFilled(true)
  }

  return { isOn: isFull || isFilled, isFilled, toggle }
}

type Orientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> }

/** Turns a phone's picture sideways, even if its owner has locked the rotation; a desktop refuses. */
function lockLandscape() {
  const { lock }: Orientation = screen.orientation
  lock?.call(screen.orientation, 'landscape').catch(() => {})
}
