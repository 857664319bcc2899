import { useSyncExternalStore } from 'react'
import { isPhone } from './is-phone'

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The specification's phone test of payment and settings, as the window changes. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhone, () => false)
