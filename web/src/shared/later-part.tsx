import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'
import { isServerReached } from './navigation/reload'

const againMs = 5000

type Own = { isWanted: boolean; onStuck?: () => void; children?: ReactNode }

/**
 * A component in a file of its own that is downloaded once `isWanted` is true; until then `children` are rendered. A
 * failed download is retried. Browsers from before 2026 keep a failed one for as long as the page is open: `onStuck` is
 * called if a retry fails although the server responds.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Part: ComponentType<P> | undefined

  return function Later({ isWanted, onStuck, children, ...props }: P & Own) {
    const [, showIt] = useReducer((shown: number) => shown + 1, 0)
    const tellStuck = useEffectEvent(() => onStuck?.())
    useEffect(() => {
      if (!isWanted || Part) return
      let isGone = false
      let isRetry = false
      async function bring() {
        try {
          Part = await load()
          showIt()
        } catch {
          if (isRetry && (await isServerReached()) && !isGone) tellStuck()
          isRetry = true
          if (!isGone) next = setTimeout(bring, againMs)
        }
      }
      // A separate task, so that taps are handled first.
      let next = setTimeout(bring)
      return () => {
        isGone = true
        clearTimeout(next)
      }
    }, [isWanted])
    return Part ? <Part {...(props as unknown as P)} /> : children
  }
}
