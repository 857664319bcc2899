import type { Video } from '@kasama/contract/learning/video/video.api'
import { CalendarDays, Clock, LockOpen, Share2 } from 'lucide-react'
import { singaporeDate } from '#shared/format/date.ts'
import { fullDuration } from '#shared/format/duration.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { Fact } from '#shared/ui/video/fact.tsx'
import { videoPath } from '#shared/video-path.ts'
import { textsIn } from '../versions/versions'
import { videoTexts } from '../video.texts'
import styles from './video-heading.module.css'

type Props = {
  video: Video
  /** Seconds of the chosen clip. */
  length: number
  /** Marks a video that guests may watch. */
  isFree: boolean
}

/** Topics, date, length and title, and a button to share the video. */
export function VideoHeading({ video, length, isFree }: Props) {
  const language = useLanguage()
  const t = useTexts(videoTexts)
  const { title } = textsIn(video, language)
  return (
    <header className="stack gap-8">
      <p className="row wrap gap-6 gap-x-14">
        {video.topic_ids.map((topicId) => (
          <TopicTag key={topicId} topicId={topicId} />
        ))}
        <Fact icon={<CalendarDays aria-hidden="true" />}>{singaporeDate(video.created_at, language)}</Fact>
        <span className={styles.length}>
          <Fact icon={<Clock aria-hidden="true" />}>{fullDuration(length)}</Fact>
        </span>
        {isFree && (
          <Tag kind="warn" icon={<LockOpen aria-hidden="true" />}>
            {t('freeLesson')}
          </Tag>
        )}
      </p>
      <div className={styles.line}>
        <h1 className={styles.title}>
          <Phrases>{title}</Phrases>
        </h1>
        <ShareButton title={title} path={videoPath({ ...video, video_id: video.id })} />
      </div>
    </header>
  )
}

/** The video's description, below everything that is done with it. */
export function VideoDescription({ video }: { video: Video }) {
  const { description, sub_description } = textsIn(video, useLanguage())
  if (!description && !sub_description) return null
  return (
    <div className={styles.description}>
      {description && (
        <p>
          <Phrases>{description}</Phrases>
        </p>
      )}
      {sub_description && (
        <p className="muted">
          <Phrases>{sub_description}</Phrases>
        </p>
      )}
    </div>
  )
}

type ShareButtonProps = {
  title: string
  /** Path of the video's page. */
  path: string
}

/** Passes the URL to the phone's share sheet, or copies it if there is none. */
function ShareButton({ title, path }: ShareButtonProps) {
  const t = useTexts(videoTexts)
  const url = `${location.origin}${path}`
  function share() {
    if (navigator.share) navigator.share({ title, url }).catch(() => {})
    else copy()
  }
  /** If the page may not use the clipboard, the URL is shown for copying by hand. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast(t('copied'))
    } catch {
      showToast(url)
    }
  }
  return (
    <IconButton label={t('share')} onClick={share}>
      <Share2 aria-hidden="true" />
    </IconButton>
  )
}
