import { useEffect, useEffectEvent, useRef } from 'react'

/** Requests the next page once the end is less than 900 px below the screen. */
export function FeedEnd({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach()
      },
      { rootMargin: '0px 0px 900px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} />
}
