import { type RefObject, useEffect, useEffectEvent } from 'react'

type Shortcuts = Record<string, () => void>

/** Keys of the player. They work only while the focus is in it, so that they never disturb typing. */
export function useShortcuts(wrapper: RefObject<HTMLElement | null>, shortcuts: Shortcuts) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target as HTMLElement
    if (target.closest('dialog')) return
    // On a button the space bar presses that button.
    if (event.key === ' ' && target.closest('button:not([tabindex="-1"])')) return
    const act = shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = wrapper.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [wrapper])
}
