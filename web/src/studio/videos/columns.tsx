import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { hostNames } from './filters'
import { languageStates } from './language-states'
import { StateOfLesson } from './state-of-lesson'
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
            <span>
              {video.is_public ? fillIn(t.hostPublic, { host: hostNames[video.host] }) : hostNames[video.host]}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'length',
    label: t.length,
    wideOnly: true,
    render: (video) => (video.duration > 0 ? duration(video.duration) : t.none),
  },
  { key: 'languages', label: t.languages, render: (video) => <LanguageFlags states={languageStates(video)} /> },
  { key: 'quiz', label: t.quiz, wideOnly: true, render: ({ questions }) => (questions > 0 ? questions : nothing) },
  {
    key: 'subtitles',
    label: t.subtitles,
    wideOnly: true,
    render: ({ languages }) => {
      const count = languages.filter(({ has_subtitles }) => has_subtitles).length
      if (count === 0) return nothing
      return count === allLanguages ? count : fillIn(t.some, { count })
    },
  },
  { key: 'state', label: t.state, render: (video) => <StateOfLesson video={video} /> },
]
