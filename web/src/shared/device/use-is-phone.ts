import { useSyncExternalStore } from 'react'
import { isPhone } from './is-phone'

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** The specification's phone test of payment and settings, as the window changes. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhone, () => false)
