import { htmlLanguages } from '@kasama/contract/language'

import { LanguageContext } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { cueAt } from './cues'
import styles from './subtitle-box.module.css'
import { useSubtitles } from './use-subtitles'

/** The words that are spoken, in a dark box of our own: Burmese needs its own font and higher lines. */
export function SubtitleBox({ player }: { player: Player }) {
  const cues = useSubtitles(player)
  const text = useMediaValue(player.media, (media) => cueAt(cues, media.currentTime)?.text ?? '', '')
  if (text === '' || player.subtitles === null) return null
  return (
    <p className={styles.box} lang={htmlLanguages[player.subtitles]}>
      <LanguageContext value={player.subtitles}>
        <Phrases>{text.replace(/\n/g, ' ')}</Phrases>
      </LanguageContext>
    </p>
  )
}
