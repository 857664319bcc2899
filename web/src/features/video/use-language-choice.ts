import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { useState } from 'react'
import { useLanguage } from '../../shared/i18n/use-texts'
import type { Clip } from './clips'

type Clips = Record<Language, Clip | null>

/** She goes on in the voice that was asked for, or that of last time, else in her own language where it has a clip. */
export function useLanguageChoice(video: Video, clips: Clips, asked: Language | undefined) {
  const reader = useLanguage()
  const wanted = asked ?? video.watch?.language_code ?? reader
  const [voice, setVoice] = useState<Language>(clips[wanted]?.language ?? 'eng')
  const read = asked ?? reader
  const written = video.subtitles.some((file) => file.language_code === read)
  const understood = read === 'eng' && clips[voice]?.narration === 'eng'
  const [subtitles, setSubtitles] = useState<Language | null>(written && !understood ? read : null)
  return { voice, setVoice, subtitles, setSubtitles }
}
