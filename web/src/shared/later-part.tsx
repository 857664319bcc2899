import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react'

const againMs = 5000

/**
 * A component in a file of its own that is downloaded once `isWanted` is true; until then `children` are rendered. A
 * failed download is retried.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Part: ComponentType<P> | undefined

  return function Later({ isWanted, children, ...props }: P & { isWanted: boolean; children?: ReactNode }) {
    const [, showIt] = useReducer((shown: number) => shown + 1, 0)
    useEffect(() => {
      if (!isWanted || Part) return
      let isGone = false
      async function bring() {
        try {
          Part = await load()
          showIt()
        } catch {
          if (!isGone) next = setTimeout(bring, againMs)
        }
      }
      // In a task of its own: whoever taps meanwhile is answered first.
      let next = setTimeout(bring)
      return () => {
        isGone = true
        clearTimeout(next)
      }
    }, [isWanted])
    return Part ? <Part {...(props as unknown as P)} /> : children
  }
}
