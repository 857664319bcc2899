import { useEffect, useEffectEvent } from 'react'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'

/** Specification, section 9. */
const scrollAfterMs = 500
/** A video further down than this is not searched for: the whole library would be loaded for one that is gone. */
const mostCards = 1000

export const cardId = (videoId: number) => `video-${videoId}`

type List = { cards: { video_id: number }[]; hasMore: boolean; onMore: () => void }

/** Loads pages until the video in the address is there, then scrolls it into view. */
export function useScrollTo(videoId: number | undefined, { cards, hasMore, onMore }: List) {
  const isThere = cards.some((card) => card.video_id === videoId)
  const load = useEffectEvent(onMore)
  const isMissing = videoId !== undefined && !isThere && hasMore && cards.length < mostCards
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing])
  useEffect(() => {
    if (videoId === undefined || !isThere) return
    const timer = setTimeout(() => {
      const card = document.getElementById(cardId(videoId))
      if (card && !isInView(card)) card.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
    }, scrollAfterMs)
    return () => clearTimeout(timer)
  }, [videoId, isThere])
}

/** A half visible card is not scrolled to: after "Back" nothing should move. */
function isInView(card: Element): boolean {
  const { top, height } = card.getBoundingClientRect()
  const middle = top + height / 2
  return middle > 0 && middle < window.innerHeight
}

/** Writes the opened video into the address that she leaves, so that "Back" leads to it. */
export function noteOpened(videoId: number) {
  const here = new URL(location.href)
  here.searchParams.set('video', String(videoId))
  history.replaceState(history.state, '', here)
}
