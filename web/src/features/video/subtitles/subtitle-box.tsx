import { htmlLanguages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/web-vtt'
import { LanguageContext, useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { cueAt } from './cues'
import styles from './subtitle-box.module.css'
import { useSubtitles } from './use-subtitles'

/** The spoken text in a box of our own over the picture: Burmese needs its own font and higher lines. */
export function SubtitleBox({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { cues, again } = useSubtitles(player)
  const text = useMediaValue(player.media, (media) => (media.ended ? '' : textAt(cues, media.currentTime)), '')
  if (player.subtitles === null) return null
  if (again) {
    return (
      <div className={styles.place} role="alert">
        <p className={styles.box}>
          <Phrases>{t('noSubtitles')}</Phrases>{' '}
          <button type="button" className={styles.again} onClick={again}>
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
