import { htmlLanguages } from '@kasama/contract/language'
import { LanguageContext, useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import { type Cue, cueAt } from './cues'
import styles from './subtitle-box.module.css'
import { useSubtitles } from './use-subtitles'

/**
 * The words that are spoken, in a dark box of our own: Burmese needs its own font and higher lines. They stand below
 * the picture, with room kept for the longest of them, so that the page does not move as they change.
 */
export function SubtitleBox({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { cues, again } = useSubtitles(player)
  const text = useMediaValue(player.media, (media) => (media.ended ? '' : textAt(cues, media.currentTime)), '')
  if (player.subtitles === null) return null
  if (again) {
    return (
      <div className={styles.strip} role="alert">
        <p>
          <Phrases>{t('noSubtitles')}</Phrases>{' '}
          <button type="button" className={styles.again} onClick={again}>
            {t('tryAgain')}
          </button>
        </p>
      </div>
    )
  }
  const longest = oneLine(cues.reduce((long, { text: other }) => (other.length > long.length ? other : long), ''))
  return (
    <div className={styles.strip} lang={htmlLanguages[player.subtitles]}>
      <LanguageContext value={player.subtitles}>
        {longest !== text && (
          <p className={styles.room} aria-hidden="true">
            <Phrases>{longest}</Phrases>
          </p>
        )}
        {text !== '' && (
          <p className={styles.box}>
            <Phrases>{text}</Phrases>
          </p>
        )}
      </LanguageContext>
    </div>
  )
}

const oneLine = (text: string) => text.replace(/\n/g, ' ')
const textAt = (cues: Cue[], time: number) => oneLine(cueAt(cues, time)?.text ?? '')
