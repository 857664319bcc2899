import { htmlLanguages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import { useQuery } from '@tanstack/react-query'
import { LanguageContext, useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { cuesQuery } from '../video.queries'
import { videoTexts } from '../video.texts'
import { cueAt, retime } from './cues'
import styles from './subtitle-box.module.css'

const none: Cue[] = []

type Subtitles = {
  cues: Cue[]
  /** Loads them again, if that failed. */
  retry: (() => void) | null
}

/** The subtitles of the playing clip. Those written for another language's clip get this one's times. */
function useSubtitles({ video, clip, subtitles, voices }: Player): Subtitles {
  const written = useQuery({ ...cuesQuery(video, subtitles ?? 'eng'), enabled: subtitles !== null })
  const owner = subtitles && voices.includes(subtitles) ? subtitles : 'eng'
  const playing = clip?.language ?? 'eng'
  const isForeign = subtitles !== null && owner !== playing
  const timing = useQuery({ ...cuesQuery(video, playing), enabled: isForeign })
  const retry = subtitles !== null && written.isError ? () => void written.refetch() : null
  if (subtitles === null || !written.data) return { cues: none, retry }
  if (!isForeign) return { cues: written.data, retry: null }
  const retimedCues = retime(written.data, timing.data ?? none)
  return { cues: retimedCues.length > 0 ? retimedCues : written.data, retry: null }
}

/** The spoken text in a box of our own over the picture: Burmese needs its own font and higher lines. */
export function SubtitleBox({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { cues, retry } = useSubtitles(player)
  const text = useMediaValue(player.media, (media) => (media.ended ? '' : textAt(cues, media.currentTime)), '')
  if (player.subtitles === null) return null
  if (retry) {
    return (
      <div className={styles.place} role="alert">
        <p className={styles.box}>
          <Phrases>{t('noSubtitles')}</Phrases>{' '}
          <button type="button" className={styles.again} onClick={retry}>
            {t('tryAgain')}
          </button>
        </p>
      </div>
    )
  }
  if (text === '') return null
  return (
    <div className={styles.place} lang={htmlLanguages[player.subtitles]}>
      <LanguageContext value={player.subtitles}>
        <p className={styles.box}>
          <Phrases>{text}</Phrases>
        </p>
      </LanguageContext>
    </div>
  )
}

const oneLine = (text: string) => text.replace(/\n/g, ' ')
const textAt = (cues: Cue[], time: number) => oneLine(cueAt(cues, time)?.text ?? '')
