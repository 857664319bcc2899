import type { Language } from '@kasama/contract/language'
import type { Video, Watch } from '@kasama/contract/video.api'
import { reportEverySeconds } from '@kasama/contract/video.rules'
import { useEffect, useEffectEvent } from 'react'
import type { RequestError } from '../../../shared/api/request-error'
import type { Media } from '../media/media'
import { beginVisit, onSent, sendAsPageLeaves, sendPosition } from './send-waiting'

type Options = {
  video: Video
  /** She pressed play: with that her visit begins. */
  isStarted: boolean
  language: Language
  /** The worker who watches; nothing is reported for anybody else. */
  userId: number | undefined
  onProved: (watch: Watch) => void
  /** The video is gone, or locked by now. */
  onRefused: (error: RequestError) => void
  onOver: () => void
  /** After the end was reached and its report answered, or lost. */
  onEnd: () => void
}

/** Reports where she is: every 10 s while playing, and at once when she pauses, ends or leaves. */
export function useReports(media: Media | null, options: Options) {
  const { video, isStarted, language, userId, onProved, onRefused, onOver, onEnd } = options
  const videoId = video.id
  const begin = useEffectEvent(() => userId !== undefined && void beginVisit(userId, video))
  useEffect(() => {
    if (isStarted) begin()
  }, [isStarted])
  const report = useEffectEvent(async (language_code: Language, position: number, keepalive: boolean) => {
    if (userId === undefined) return
    const here = { videoId, language: language_code, position }
    if (keepalive) sendAsPageLeaves(userId, here)
    else await sendPosition(userId, here)
  })
  const told = useEffectEvent<Parameters<typeof onSent>[0]>((id, outcome) => {
    if (id !== videoId) return
    if ('refusal' in outcome) onRefused(outcome.refusal)
    else onProved(outcome.watch)
  })
  useEffect(() => onSent((id, outcome) => told(id, outcome)), [])
  const end = useEffectEvent(async (position: number) => {
    onOver()
    await report(language, position, false)
    onEnd()
  })

  // What is told of a clip that leaves is told in its own language.
  useEffect(() => {
    if (!media) return
    return reportFrom(media, { report: (position, keepalive) => report(language, position, keepalive), end })
  }, [media, language])
}

type Reporter = { report: (position: number, keepalive: boolean) => void; end: (position: number) => void }

function reportFrom(media: Media, { report, end }: Reporter) {
  let reportedAt = performance.now()
  let reported = media.currentTime

  function now(keepalive = false) {
    // While the next clip loads there is no place in it yet.
    if (media.readyState === 0) return
    if (Math.abs(media.currentTime - reported) < 0.5) return
    reported = media.currentTime
    reportedAt = performance.now()
    report(reported, keepalive)
  }
  function onTime() {
    if (!media.paused && performance.now() - reportedAt >= reportEverySeconds * 1000) now()
  }
  // The end says it too, and one report is enough.
  function onPause() {
    if (!media.ended) now()
  }
  function onHide() {
    if (document.visibilityState === 'hidden') now(true)
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
    now(true)
    media.removeEventListener('timeupdate', onTime)
    media.removeEventListener('pause', onPause)
    media.removeEventListener('ended', onEnded)
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('pagehide', onHide)
  }
}
