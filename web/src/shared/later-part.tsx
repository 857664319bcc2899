import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'
import { isServerReached } from './navigation/reload'

const retryMs = 5000

type LaterPartProps = { isEnabled: boolean; onStuck?: () => void; children?: ReactNode }

/**
 * A component in a file of its own that is downloaded once `isEnabled` is true; until then `children` are rendered. A
 * failed download is retried. Browsers from before 2026 keep a failed one for as long as the page is open: `onStuck` is
 * called if a retry fails although the server responds.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Part: ComponentType<P> | undefined

  return function Later({ isEnabled, onStuck, children, ...props }: P & LaterPartProps) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    const reportStuck = useEffectEvent(() => onStuck?.())
    useEffect(() => {
      if (!isEnabled || Part) return
      let isUnmounted = false
      let isRetry = false
      async function loadPart() {
        try {
          Part = await load()
          rerender()
        } catch {
          if (isRetry && (await isServerReached()) && !isUnmounted) reportStuck()
          isRetry = true
          if (!isUnmounted) timer = setTimeout(loadPart, retryMs)
        }
      }
      // A separate task, so that taps are handled first.
      let timer = setTimeout(loadPart)
      return () => {
        isUnmounted = true
        clearTimeout(timer)
      }
    }, [isEnabled])
    return Part ? <Part {...(props as unknown as P)} /> : children
  }
}
