import { type RefObject, useEffect, useState } from 'react'

const hideAfterMs = 2500

/** Hides the controls while a clip plays and nobody touches it; not while the keyboard's focus is on one of them. */
export function useIdleControls(wrapper: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = wrapper.current
    if (!element || !isPlaying) {
      setIdle(false)
      return
    }
    let timer = 0
    function wake() {
      setIdle(false)
      clearTimeout(timer)
      timer = window.setTimeout(() => setIdle(element?.querySelector(':focus-visible') === null), hideAfterMs)
    }
    wake()
    const signs = ['pointermove', 'pointerup', 'keydown', 'focusin', 'focusout']
    for (const sign of signs) element.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element.removeEventListener(sign, wake)
    }
  }, [wrapper, isPlaying])
  return isIdle
}
