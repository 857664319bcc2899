import { minForFigures } from '@kasama/contract/desk/desk.rules'
import { englishNames, type Language, languages } from '@kasama/contract/language'
import type { Lesson, LessonWords } from '@kasama/contract/studio/lesson/lesson'
import { useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { duration as clockOf } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './figures.module.css'
import { figuresTexts as t } from './figures.texts'

type AnswerCounts = { question_id: number; language_code: Language; answers: number; right_first: number }
type Sum = { answers: number; right: number }

/** Share of right first answers to each question, in all and by language; none if there are too few answers. */
function QuestionFigures({ lesson, counted }: { lesson: Lesson; counted: AnswerCounts[] }) {
  const questions = lesson.question_order.flatMap((key) => lesson.questions[key] ?? [])
  if (questions.length === 0) return null
  return (
    <section className={`stack gap-12 ${styles.questions}`} aria-labelledby="right-title">
      <h3 id="right-title">{t.questions}</h3>
      <ol>
        {questions.map(({ question_id, content }, place) => {
          const own = counted.filter((one) => one.question_id === question_id)
          const inLanguage = languages
            .map((language) => ({ language, ...sumOf(own.filter(({ language_code }) => language_code === language)) }))
            .filter(({ answers }) => answers > 0)
          return (
            <li key={question_id ?? `new ${place}`}>
              <b>{content.eng}</b>
              <dl>
                <Row name={t.all} sum={sumOf(own)} />
                {inLanguage.length > 1 &&
                  inLanguage.map(({ language, ...sum }) => (
                    <Row key={language} name={englishNames[language]} sum={sum} />
                  ))}
              </dl>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const sumOf = (rows: AnswerCounts[]): Sum =>
  rows.reduce((sum, { answers, right_first }) => ({ answers: sum.answers + answers, right: sum.right + right_first }), {
    answers: 0,
    right: 0,
  })

function Row({ name, sum: { answers, right } }: { name: string; sum: Sum }) {
  const percent = Math.round((100 * right) / Math.max(1, answers))
  const isEnough = answers >= minForFigures
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isEnough && (
          <span className={styles.meter}>
            <ShareBar percent={percent} />
          </span>
        )}
        <span>
          {isEnough
            ? fillIn(t.share, { percent, count: answers })
            : answers === 0
              ? t.noAnswers
              : fillIn(t.tooFew, { count: answers })}
        </span>
      </dd>
    </div>
  )
}

/** Figures of a lesson: where workers leave it, and which questions they answer wrong. */
export function FiguresPanel({ editing: { id, lesson } }: { editing: EditedLesson }) {
  const answer = useQuery({
    queryKey: [...lessonKey(id), 'figures'],
    queryFn: () => deskRequest('GET /admin/videos/:id/figures', { params: { id } }),
  })
  if (!answer.data) return <QueryError what={t.title} answer={answer} />
  const { started, left_early, places, questions } = answer.data
  return (
    <Panel aria-labelledby="figures-title">
      <header className={`row baseline between wrap gap-4 gap-x-12 ${styles.head}`}>
        <h2 id="figures-title">{t.title}</h2>
        <span>{t.lead}</span>
      </header>
      {started < minForFigures ? (
        <p>{started === 0 ? t.noFigures : fillIn(t.tooFewViewers, { count: started })}</p>
      ) : (
        <>
          <p>{fillIn(t.started, { count: started, percent: Math.round((100 * left_early) / started) })}</p>
          <LeavingCurve started={started} places={places} english={lesson.languages.eng} />
        </>
      )}
      <QuestionFigures lesson={lesson} counted={questions} />
    </Panel>
  )
}

type Props = { started: number; places: number[]; english: LessonWords | undefined }

/**
 * Share of workers still watching, by part of the lesson; the part that most leave is darkest, and its subtitle is
 * quoted.
 */
function LeavingCurve({ started, places, english }: Props) {
  const seconds = english?.duration ?? 0
  const most = Math.max(...places)
  const worst = places.indexOf(most)
  const at = (part: number) => (part / places.length) * seconds
  const words = english?.cues?.findLast(({ start }) => start <= at(worst + 0.5))?.text.replaceAll('\n', ' ')
  const time = clockOf(at(worst))
  const stay = places.map((_, part) => 1 - places.slice(0, part).reduce((sum, left) => sum + left, 0) / started)
  return (
    <>
      <div className={styles.curve} role="img" aria-label={t.curve}>
        {places.map((left, part) => (
          <i
            key={part}
            data-worst={(part === worst && left > 0) || undefined}
            style={{ blockSize: `${100 * (stay[part] ?? 0)}%` }}
          />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{clockOf(0)}</span>
        <span>{seconds > 0 ? clockOf(seconds) : t.end}</span>
      </div>
      {most > 0 && <p>{words ? fillIn(t.leftMostAt, { time, words }) : fillIn(t.leftMost, { time })}</p>}
    </>
  )
}
