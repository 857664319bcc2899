import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { reportEverySeconds } from '@kasama/contract/learning/video/video.rules'
import { useEffect, useEffectEvent } from 'react'
import type { Media } from '../media/media'
import { beginVisit, onReported, sendAsPageLeaves, sendPosition } from '../watching/report-watching'
import { clipOf, isPreviewed } from './playing'
import type { PlayingStore } from './playing-store'

type Options = {
  video: Video
  /** The worker who watches; nothing is reported for other readers. */
  userId: number | undefined
  /** Called if the video is gone, or locked by now. */
  onRefused: (error: unknown) => void
}

/**
 * Begins a visit when she presses play, and reports her position every 10 s, and at once when she pauses, ends or
 * leaves.
 */
export function useReports(media: Media | null, store: PlayingStore, { video, userId, onRefused }: Options) {
  const state = store.rendered()
  const language = clipOf(state)?.language ?? 'eng'
  const isStarted = state.phase !== 'poster'

  const begin = useEffectEvent(() => userId !== undefined && void beginVisit(userId, video))
  useEffect(() => {
    if (isStarted) begin()
  }, [isStarted])

  const reportRefusal = useEffectEvent(onRefused)
  useEffect(() => {
    return onReported((videoId, outcome) => {
      if (videoId !== video.id) return
      if ('refusal' in outcome) reportRefusal(outcome.refusal)
      else store.dispatch({ type: 'furthest proved', furthest: outcome.watch.furthest })
    })
  }, [video.id, store])

  const report = useEffectEvent(async (clipLanguage: Language, position: number, isLeaving: boolean) => {
    if (userId === undefined || isPreviewed(store.getState(), position)) return
    const watchPosition = { videoId: video.id, language: clipLanguage, position }
    if (isLeaving) void sendAsPageLeaves(userId, watchPosition)
    else await sendPosition(userId, watchPosition)
  })
  const end = useEffectEvent(async (position: number) => {
    store.dispatch({ type: 'end reached' })
    await report(language, position, false)
    // A video with questions is completed by its last answer.
    if (userId !== undefined && video.question_ids.length === 0 && store.getState().isWatched)
      store.dispatch({ type: 'end to be told' })
  })

  // A report sent when the clip changes has the language of the clip before.
  useEffect(() => {
    if (!media) return
    return reportFrom(media, { report: (position, isLeaving) => report(language, position, isLeaving), end })
  }, [media, language])
}

type Reporter = { report: (position: number, isLeaving: boolean) => void; end: (position: number) => void }

function reportFrom(media: Media, { report, end }: Reporter) {
  let reportedAt = performance.now()
  let reported = media.currentTime

  function reportNow(isLeaving = false) {
    // While the next clip loads there is no position to report.
    if (media.readyState === 0) return
    if (Math.abs(media.currentTime - reported) < 0.5) return
    reported = media.currentTime
    reportedAt = performance.now()
    report(reported, isLeaving)
  }
  function onTime() {
    if (!media.paused && performance.now() - reportedAt >= reportEverySeconds * 1000) reportNow()
  }
  // `ended` reports as well; one report is enough.
  function onPause() {
    if (!media.ended) reportNow()
  }
  function onHide() {
    if (document.visibilityState === 'hidden') reportNow(true)
  }
  function onEnded() {
    reported = media.currentTime
    end(reported)
  }

  media.addEventListener('timeupdate', onTime)
  media.addEventListener('pause', onPause)
  media.addEventListener('ended', onEnded)
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('pagehide', onHide)
  return () => {
    reportNow(true)
    media.removeEventListener('timeupdate', onTime)
    media.removeEventListener('pause', onPause)
    media.removeEventListener('ended', onEnded)
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('pagehide', onHide)
  }
}
