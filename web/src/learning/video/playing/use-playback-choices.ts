import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Media } from '../media/media'
import { positionInClip } from '../subtitles/cues'
import type { Quality } from '../versions/quality'
import { areSubtitlesOn, storeSubtitlesSetting } from '../versions/subtitles-wanted'
import { cuesQuery } from '../video.queries'
import { subtitleChoiceIn } from './first-playing'
import { clipOf, type Goal } from './playing'
import type { PlayingStore } from './playing-store'

/** After this time without the cues of both clips, the position is computed from their lengths. */
const cuesTimeoutMs = 1500
const emptyAfter = (ms: number) => new Promise<[]>((resolve) => setTimeout(resolve, ms, []))

/** Changes voice, subtitles or quality: the clip in another language continues at the same sentence. */
export function usePlaybackChoices(media: Media | null, store: PlayingStore, video: Video, isWorker = false) {
  const client = useQueryClient()
  const choices = useRef(0)

  async function findGoal(language: Language): Promise<Goal | null> {
    const { clips, position } = store.getState()
    const [clip, chosen] = [clipOf(store.getState()), clips[language]]
    if (!clip || !chosen || (media?.currentTime || position) <= 0) return null
    const cuesOf = (code: Language) => client.fetchQuery(cuesQuery(video, code)).catch(() => [])
    const [from, to] = await Promise.all(
      [clip, chosen].map(({ language }) => Promise.race([cuesOf(language), emptyAfter(cuesTimeoutMs)])),
    )
    // She may have watched on meanwhile, or paused.
    const seconds = media?.currentTime || position
    const isPlaying = media?.paused !== true
    const durations = { fromDuration: media?.duration || clip.duration, toDuration: chosen.duration }
    return { time: positionInClip(seconds, { from: from ?? [], to: to ?? [], ...durations }), isPlaying }
  }

  /** Returns whether this is still her last choice once its position is known. */
  async function chooseVoice(language: Language): Promise<boolean> {
    choices.current += 1
    const choice = choices.current
    const chosen = store.getState().clips[language]
    if (!chosen || chosen === clipOf(store.getState())) return true
    const goal = await findGoal(language)
    if (choice !== choices.current) return false
    store.dispatch({ type: 'voice chosen', language, at: goal })
    return true
  }

  function chooseSubtitles(choice: Language | null) {
    if (isWorker) storeSubtitlesSetting(choice !== null)
    const { language } = store.getState().subtitleChoice
    store.dispatch({
      type: 'subtitles chosen',
      subtitleChoice: { language: choice ?? language, isShown: choice !== null },
    })
  }

  /** Sets one language for both: its own clip, and the subtitles that a lesson opened in it would have. */
  async function chooseLanguage(language: Language) {
    const clip = store.getState().clips[language]
    if (!(await chooseVoice(clip?.language === language ? language : 'eng'))) return
    const subtitleChoice = subtitleChoiceIn(video, store.getState(), {
      reader: language,
      ...(isWorker && { wantsSubtitles: areSubtitlesOn() }),
    })
    store.dispatch({ type: 'subtitles chosen', subtitleChoice })
  }

  function chooseQuality(quality: Quality) {
    const goal = media && media.currentTime > 0 ? { time: media.currentTime, isPlaying: !media.paused } : null
    store.dispatch({ type: 'quality chosen', quality, at: goal })
  }

  return { chooseVoice, chooseSubtitles, chooseLanguage, chooseQuality }
}
