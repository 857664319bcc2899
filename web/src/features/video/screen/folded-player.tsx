import type { Video } from '@kasama/contract/video.api'
import { RotateCcw } from 'lucide-react'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import { SafeImage } from '../../../shared/ui/media/safe-image'
import { Phrases } from '../../../shared/ui/phrases'
import { topicScene } from '../../../shared/ui/topic/topic-scenes'
import { pictureIn, wordsIn } from '../versions'
import { videoTexts } from '../video.texts'
import styles from './folded-player.module.css'

type Props = { video: Video; onAgain: () => void }

/** After the end the player folds to a bar on phones, and the questions take the screen. */
export function FoldedPlayer({ video, onAgain }: Props) {
  const t = useTexts(videoTexts)
  const reader = useLanguage()
  return (
    <div className={styles.bar}>
      <SafeImage
        className={styles.picture}
        src={pictureIn(video, reader)}
        fallback={topicScene(video.topic_ids[0])}
        alt=""
        width={112}
        height={63}
      />
      <h1 className={styles.title}>
        <Phrases>{wordsIn(video, reader).title}</Phrases>
      </h1>
      <IconButton label={t('watchAgain')} className={styles.again} onClick={onAgain}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
    </div>
  )
}
