import { useTexts } from '../../../shared/i18n/use-texts'
import { chatTexts } from '../chat.texts'
import type { Recording } from '../conversation/conversation'
import type { Turn } from '../conversation/turns'
import styles from './bubbles.module.css'
import { SoundPlayer } from './voice/sound-player'

type Props = { turn: Turn; recording: Recording | null }

/** What she asked. */
export function QuestionBubble({ turn, recording }: Props) {
  const t = useTexts(chatTexts)
  // Her voice is gone with the page, and its words were never told.
  const isOnlySpoken = turn.question === '' && turn.picture === null && recording === null
  return (
    <div className={styles.mine}>
      <div className={styles.bubble}>
        <span className="sr-only">{t('you')}</span>
        {turn.picture && <img src={turn.picture} alt={t('yourPhoto')} className={styles.picture} />}
        {recording && <SoundPlayer {...recording} />}
        {turn.question !== '' && <p className={styles.words}>{turn.question}</p>}
        {isOnlySpoken && <p className={styles.words}>{t('yourVoice')}</p>}
      </div>
    </div>
  )
}
