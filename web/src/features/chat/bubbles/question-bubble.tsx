import { useTexts } from '../../../shared/i18n/use-texts'
import { chatTexts } from '../chat.texts'
import type { Recording } from '../conversation/conversation'
import type { Turn } from '../conversation/turns'
import styles from './bubbles.module.css'
import { SoundPlayer } from './sound-player'

type Props = { turn: Turn; recording: Recording | null }

/** What she asked. */
export function QuestionBubble({ turn, recording }: Props) {
  const t = useTexts(chatTexts)
  return (
    <div className={styles.mine}>
      <div className={styles.bubble}>
        <span className="sr-only">{t('you')}</span>
        {turn.picture && <img src={turn.picture} alt={t('yourPhoto')} className={styles.picture} />}
        {recording && <SoundPlayer {...recording} />}
        {turn.question !== '' && <p className={styles.words}>{turn.question}</p>}
      </div>
    </div>
  )
}
