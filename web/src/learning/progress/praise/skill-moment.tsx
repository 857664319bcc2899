import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import { Check } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { progressTexts } from '../progress.texts'
import { Moment } from './moment'
import styles from './moment.module.css'
import { praiseTexts } from './praise.texts'

type Props = { skill: NonNullable<Praise['skill']>; onClose: () => void }

/** Maximum number of pictures that fit on a phone. */
const maxPictures = 6

/** Celebrates a skill: its badge, its meaning, and the lessons that earned it. */
export function SkillMoment({ skill, onClose }: Props) {
  const t = useTexts(praiseTexts)
  const allDone = useTexts(progressTexts)('allLessonsDone', { count: skill.lessons.length })
  const lessons = skill.lessons.slice(0, maxPictures)
  return (
    <Moment
      picture={
        <div className={styles.disc}>
          <SkillBadge skill={skill} isLarge />
        </div>
      }
      news={t('newSkill')}
      name={skill.name}
      sentence={skill.description}
      more={{ to: '/worker-progress', name: t('allSkills') }}
      onClose={onClose}
    >
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonPicture lesson={{ ...lesson, topic_ids: skill.topic_ids }}>
              <Check aria-hidden="true" />
            </LessonPicture>
            <span className="sr-only">{lesson.title}</span>
          </li>
        ))}
      </ul>
      {lessons.length > 1 && lessons.length === skill.lessons.length && (
        <p>
          <Phrases>{allDone}</Phrases>
        </p>
      )}
    </Moment>
  )
}
