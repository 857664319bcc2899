import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { meaningChange } from '@kasama/contract/studio/lesson/lesson.rules'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'
import { rewordings } from './question/question-rules'
import { quizTexts as t } from './quiz.texts'
import styles from './same-meaning.module.css'

/** Returns whether a change may touch a question's English text, its options or its right answers. */
const isEnglish = (path: string, at: string) =>
  path === at ||
  (path.startsWith(`${at}.`) && (path.endsWith('.eng') || path.endsWith('.options') || path.endsWith('.answers')))

/**
 * Returns a question as it is published: as first loaded here if nothing in it was changed by then, else as in the
 * newest version; undefined if neither is known. `unchanged` if no change touches it in English.
 */
function usePublished({ id, stored, changes, waiting }: EditedLesson, at: string, question: LessonQuestion) {
  const key = at.split('.')[1] ?? ''
  const isTouched = [...changes, ...waiting].some(({ path }) => isEnglish(path, at))
  const [firstLoaded] = useState(() => {
    const before = stored.data?.lesson.questions[key]
    return changes.some(({ path }) => isEnglish(path, at)) ? undefined : before
  })
  const newest = stored.data?.versions[0]?.number
  const { data: version } = useQuery({
    queryKey: [...lessonKey(id), 'version', newest],
    queryFn: () => deskRequest('GET /admin/videos/:id/versions/:number', { params: { id, number: newest ?? 0 } }),
    enabled: isTouched && !firstLoaded && newest !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isTouched) return 'unchanged'
  return (
    firstLoaded ??
    Object.values(version?.lesson.questions ?? {}).find(({ question_id }) => question_id === question.question_id)
  )
}

type Props = { editing: EditedLesson; at: string; question: LessonQuestion }

const answered = (count: number) => (count === 1 ? t.answeredOne : fillIn(t.answered, { count }))

/**
 * Asks whether a reworded question still means the same; nothing is preselected, and publishing waits for the answer.
 */
export function SameMeaning({ editing, at, question }: Props) {
  const published = usePublished(editing, at, question)
  const { question_id: id, same_meaning: isSame } = question
  if (id === null || published === 'unchanged') return null
  const kind = published ? meaningChange(published, question) : 'asked'
  const count = editing.stored.data?.answers.find((one) => one.question_id === id)?.answers ?? 0
  if (kind === 'same') return null
  if (kind === 'other') return count > 0 ? <Notice kind="warn">{t.otherShape}</Notice> : null
  const setMeaning = (meaning: boolean | null) => editing.change(`${at}.same_meaning`, meaning)
  if (isSame !== null)
    return (
      <div className="muted text-15" role="status">
        <span>{fillIn(isSame ? t.keeps : t.asksAgain, { count })}</span>{' '}
        <button type="button" className={styles.link} onClick={() => setMeaning(null)}>
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
      <div className="row stretch wrap gap-10">
        <Button look="line" size="s" icon={<Check aria-hidden="true" />} onClick={() => setMeaning(true)}>
          {t.same}
        </Button>
        <Button look="line" size="s" onClick={() => setMeaning(false)}>
          {t.other}
        </Button>
      </div>
    </section>
  )
}
