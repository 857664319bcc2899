import { useTexts } from '#shared/i18n/use-texts.ts'
import { chatTexts } from '../chat.texts'
import type { SentRecording } from '../conversation/conversation'
import type { ChatMessage } from '../conversation/messages'
import styles from './bubbles.module.css'
import { SoundPlayer } from './voice/sound-player'

type Props = { message: ChatMessage; recording: SentRecording | null }

export function QuestionBubble({ message, recording }: Props) {
  const t = useTexts(chatTexts)
  // Her recording is gone after a reload, and it has no transcript.
  const { body, image } = message
  const isOnlySpoken = body === '' && !image && recording === null
  return (
    <div className={styles.mine}>
      <div className={styles.bubble}>
        <span className="sr-only">{t('you')}</span>
        {image && <img src={image} alt={t('yourPhoto')} className={styles.picture} />}
        {recording && <SoundPlayer {...recording} />}
        {body !== '' && <p className={styles.words}>{body}</p>}
        {isOnlySpoken && <p className={styles.words}>{t('yourVoice')}</p>}
      </div>
    </div>
  )
}
