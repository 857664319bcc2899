import { useEffect, useEffectEvent, useState } from 'react'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'

/** Specification, section 9. */
const scrollAfterMs = 500
/** Maximum number of cards to load for a video: the whole library would be loaded for one that is gone. */
const maxCards = 1000

export const cardId = (videoId: number) => `video-${videoId}`

type List = { cards: { video_id: number }[]; hasMore: boolean; onMore: () => void }

/**
 * Loads pages until the video in the URL is there, then scrolls it into view. After "Back" no more cards are loaded than
 * were there: a completed lesson is gone from some lists.
 */
export function useScrollTo(videoId: number | undefined, { cards, hasMore, onMore }: List) {
  const isLoaded = cards.some((card) => card.video_id === videoId)
  const load = useEffectEvent(onMore)
  const [limit] = useState<number>(history.state?.cards ?? maxCards)
  const isMissing = videoId !== undefined && !isLoaded && hasMore && cards.length < limit
  useEffect(() => {
    if (isMissing) load()
  }, [isMissing])
  useEffect(() => {
    if (videoId === undefined || !isLoaded) return
    const timer = setTimeout(() => {
      const card = document.getElementById(cardId(videoId))
      if (card && !isInView(card)) card.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
    }, scrollAfterMs)
    return () => clearTimeout(timer)
  }, [videoId, isLoaded])
}

/** A half visible card is not scrolled to: after "Back" nothing should move. */
function isInView(card: Element): boolean {
  const { top, height } = card.getBoundingClientRect()
  const middle = top + height / 2
  return middle > 0 && middle < window.innerHeight
}

/**
 * Stores the opened video in the URL of the page that she leaves, so that "Back" leads to it; the number of its
 * list's cards in the history entry.
 */
export function storeOpenedVideo(videoId: number, cards?: number) {
  const url = new URL(location.href)
  url.searchParams.set('video', String(videoId))
  history.replaceState({ ...history.state, cards }, '', url)
}
