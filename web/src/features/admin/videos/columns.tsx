import type { DeskVideo } from '@kasama/contract/desk/videos.api'
import { duration } from '../../../shared/format/duration'
import { fillIn } from '../../../shared/i18n/texts'
import { Tag } from '../../../shared/ui/feedback/tag'
import { LessonImage } from '../../../shared/ui/lesson/lesson-image'
import { TopicTag } from '../../../shared/ui/topic/topic-tag'
import type { Column } from '../parts/list/folded-table'
import { hostNames } from './filters'
import { LanguageFlags } from './language-flags'
import styles from './videos.module.css'
import { videosTexts as t } from './videos.texts'

const allLanguages = 4
const nothing = <Tag kind="warn">{t.none}</Tag>

export const videoColumns: Column<DeskVideo>[] = [
  {
    key: 'lesson',
    label: t.lesson,
    render: (video) => (
      <span className={styles.lesson}>
        <LessonImage lesson={video} width={72} loading="lazy" className={styles.picture} />
        <span className={styles.words}>
          <b>{video.title}</b>
          <small>
            {video.topic_ids.slice(0, 1).map((topicId) => (
              <TopicTag key={topicId} topicId={topicId} />
            ))}
            {hostNames[video.host]}
          </small>
        </span>
      </span>
    ),
  },
  { key: 'length', label: t.length, render: (video) => (video.duration > 0 ? duration(video.duration) : t.none) },
  { key: 'languages', label: t.languages, render: (video) => <LanguageFlags video={video} /> },
  { key: 'quiz', label: t.quiz, render: ({ questions }) => (questions > 0 ? questions : nothing) },
  {
    key: 'subtitles',
    label: t.subtitles,
    render: ({ languages }) => {
      const count = languages.filter(({ has_subtitles }) => has_subtitles).length
      if (count === 0) return nothing
      return count === allLanguages ? count : fillIn(t.some, { count })
    },
  },
  {
    key: 'who',
    label: t.who,
    render: ({ is_public }) => <Tag kind={is_public ? 'ok' : 'plain'}>{is_public ? t.public : t.subscribers}</Tag>,
  },
]
