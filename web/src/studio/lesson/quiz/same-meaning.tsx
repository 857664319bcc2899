import type { LessonQuestion } from '@kasama/contract/studio/lesson'
import { Check } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { changeOf, rewordings } from './question/question-rules'
import { quizTexts as t } from './quiz.texts'
import styles from './same-meaning.module.css'
import { usePublished } from './use-published'

type Props = { editing: EditedLesson; at: string; question: LessonQuestion }

const answered = (count: number) => (count === 1 ? t.answeredOne : fillIn(t.answered, { count }))

/**
 * Asks whether a reworded question still means the same; nothing is preselected, and publishing waits for the answer.
 */
export function SameMeaning({ editing, at, question }: Props) {
  const published = usePublished(editing, at, question)
  const { question_id: id, same_meaning: isSame } = question
  if (id === null || published === 'unchanged') return null
  const kind = published ? changeOf(published, question) : 'asked'
  const count = editing.stored.data?.answers.find((one) => one.question_id === id)?.answers ?? 0
  if (kind === 'same') return null
  if (kind === 'other') return count > 0 ? <Notice kind="warn">{t.otherShape}</Notice> : null
  const say = (meaning: boolean | null) => editing.change(`${at}.same_meaning`, meaning)
  if (isSame !== null)
    return (
      <div className={styles.said} role="status">
        <span>{fillIn(isSame ? t.keeps : t.asksAgain, { count })}</span>{' '}
        <button type="button" className={styles.link} onClick={() => say(null)}>
          {t.change}
        </button>
      </div>
    )
  return (
    <section className={styles.ask} aria-label={t.asked}>
      <h2>{published ? t.asked : t.askedUnknown}</h2>
      <p>
        {published &&
          rewordings(published, question).map(({ before, now }) => (
            <span key={before} className={styles.rewording}>
              <del>“{before}”</del> <b>“{now}”</b>
            </span>
          ))}
        {count > 0 && <span className={styles.rewording}>{answered(count)}.</span>}
      </p>
      <div className={styles.choices}>
        <Button look="line" size="s" icon={<Check aria-hidden="true" />} onClick={() => say(true)}>
          {t.same}
        </Button>
        <Button look="line" size="s" onClick={() => say(false)}>
          {t.other}
        </Button>
      </div>
    </section>
  )
}
