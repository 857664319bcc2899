import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { useSkillSteps } from '../progress.queries'
import { progressTexts } from '../progress.texts'
import styles from './skill-steps.module.css'

type Props = { workerId: number; videoId: number }

/** The steps of a completed lesson towards its skills; renders nothing if it counts for none. */
export function SkillSteps({ workerId, videoId }: Props) {
  const t = useTexts(progressTexts)
  // An earned skill stays, even if it needs more lessons by now.
  const steps = useSkillSteps(workerId, videoId).data?.filter(
    ({ earned, completed, lessons }) => !earned || completed === lessons,
  )
  return steps?.map(({ lessons: count, completed: done, ...skill }) => {
    const line = done < count ? t('moreLessons', { count: count - done }) : t('allLessonsDone', { count })
    const bars = Array.from({ length: count }, (_, number) => number + 1)
    return (
      <section key={skill.id} className={styles.step}>
        <SkillBadge skill={{ ...skill, earned: true }} />
        <div className={styles.words}>
          <h2>
            <Phrases>{skill.name}</Phrases>
          </h2>
          <span className={styles.bars} role="img" aria-label={t('lessonsDone', { done, count })}>
            {bars.map((number) => (
              <i key={number} data-state={number < done ? 'done' : number === done ? 'now' : undefined} />
            ))}
          </span>
          <p>
            <Phrases>{line}</Phrases>
          </p>
        </div>
      </section>
    )
  })
}
