import type { Video } from '@kasama/contract/video.api'
import { useEffect, useEffectEvent, useState } from 'react'
import { RequestError } from '../../shared/api/request-error'
import { useTexts } from '../../shared/i18n/use-texts'
import { useMarkWatched } from './video.queries'
import { videoTexts } from './video.texts'
import { sendWaiting } from './watching/send-waiting'

/** A video without questions is completed by its end; one with questions by the last answer. */
export function useVideoEnd(video: Video, workerId: number | undefined, askAnew: () => unknown) {
  const t = useTexts(videoTexts)
  const mark = useMarkWatched(video.id)
  const [isReached, setReached] = useState(false)
  const completesByEnd = workerId !== undefined && video.question_ids.length === 0

  function reached() {
    if (!completesByEnd || mark.isPending) return
    setReached(true)
    // Questions may have been added in between.
    mark.mutate(undefined, { onSuccess: ({ completed }) => completed || askAnew(), onError: refused })
  }

  /** The page says whom to ask, once it knows that the video is locked. */
  function refused(error: Error) {
    if (error instanceof RequestError && error.code === 'locked') askAnew()
  }

  /** The server takes the end only after the position that proves it. */
  async function tryAgain() {
    if (workerId !== undefined) await sendWaiting(workerId)
    reached()
  }

  const online = useEffectEvent(() => {
    if (isReached && !mark.isSuccess) tryAgain()
  })
  useEffect(() => {
    const listener = () => online()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])

  /** The last open question was taken away: the server knows whether anything is left to do. */
  function settle() {
    if (workerId !== undefined) mark.mutate(undefined, { onError: refused })
  }

  const problem = mark.error && (mark.error instanceof RequestError ? mark.error.message : t('broken'))
  return { reached, tryAgain, settle, isDone: mark.data?.completed || (completesByEnd && video.is_completed), problem }
}
