import type { Player } from '#learning/video/use-player.ts'
import { pictureIn, textsIn } from '#learning/video/versions/versions.ts'
import { withPagesTexts } from '#shared/i18n/language.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useClipBegun } from './use-clip-begun'
import styles from './watch.module.css'

const SaveControl = laterPart(
  async () => (await withPagesTexts(import('#learning/saved/control/save-control.tsx'))).SaveControl,
)

type Props = {
  /** Undefined for guests and employers. */
  workerId: number | undefined
  player: Player
}

/** Saves a worker's lesson on her phone, in the present voice; its place is there before it. */
export function SaveLesson({ workerId, player }: Props) {
  const reader = useLanguage()
  const isEnabled = useClipBegun(player)
  const { video, clip } = player
  if (!clip || workerId === undefined) return null
  const lesson = {
    id: video.id,
    title: textsIn(video, reader).title,
    thumbnail_url: pictureIn(video, reader),
    topic_ids: video.topic_ids,
  }
  return (
    <SaveControl isEnabled={isEnabled} lesson={lesson} host={clip.host} language={clip.language}>
      <div className={styles.savePlace} />
    </SaveControl>
  )
}
