import type { LessonFigures } from '@kasama/contract/desk/dashboard.api'
import { englishNames } from '@kasama/contract/language'
import { Link } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './dashboard.module.css'
import { dashboardTexts as t } from './dashboard.texts'
import { formatNumber, formatPosition } from './formats'

type Props = { lessons: LessonFigures }

/** Questions that were most often wrong the first time. */
export function HardQuestions({ lessons: { hard } }: Props) {
  return (
    <Ranks id="hard" title={t.hard} aside={t.hardAside} isEmpty={hard.length === 0}>
      {hard.map(({ question_id, question, lesson, position, wrong_percent, video_id }) => (
        <li key={question_id}>
          <div>
            <b>{question}</b>
            <small>
              <Link to={`/video/${video_id}`}>{lesson}</Link>, {fillIn(t.questionNumber, { number: position })}
            </small>
          </div>
          <Share percent={wrong_percent} />
        </li>
      ))}
    </Ranks>
  )
}

/** Lessons that were most often left before their end, with the places where. */
export function AbandonedLessons({ lessons: { left } }: Props) {
  return (
    <Ranks id="left" title={t.left} aside={t.leftAside} isEmpty={left.length === 0}>
      {left.map(({ video_id, lesson, left_percent, duration, places }) => (
        <li key={video_id}>
          <div>
            <b>
              <Link to={`/video/${video_id}`}>{lesson}</Link>
            </b>
            <small>{fillIn(t.mostAt, { time: formatPosition((places[0] ?? 0) * duration) })}</small>
            <span className={styles.track} aria-hidden="true">
              {places.map((place, rank) => (
                <i key={place} style={{ insetInlineStart: `${place * 100}%` }} data-less={rank > 0 || undefined} />
              ))}
            </span>
          </div>
          <Share percent={left_percent} />
        </li>
      ))}
    </Ranks>
  )
}

/** Subjects of the questions that Genie could not answer. */
export function Unanswered({ lessons: { unanswered } }: Props) {
  return (
    <Ranks id="unanswered" title={t.unanswered} note={t.unansweredNote} isEmpty={unanswered.length === 0}>
      {unanswered.map(({ subject, questions }) => (
        <li key={subject}>
          <b>{subject}</b>
          <span className={styles.number}>{formatNumber(questions)}</span>
        </li>
      ))}
    </Ranks>
  )
}

/** Counts of lessons that lack a language or a quiz. */
export function Missing({ lessons: { missing } }: Props) {
  const lacking = missing.filter(({ lessons }) => lessons > 0)
  const whole = missing.flatMap(({ language_code, lessons }) =>
    language_code && lessons === 0 ? [englishNames[language_code]] : [],
  )
  const note = whole.length > 0 ? fillIn(t.allHave, { languages: whole.join(', ') }) : undefined
  return (
    <Ranks id="missing" title={t.missing} {...(note && { note })} isEmpty={lacking.length === 0}>
      {lacking.map(({ what, language_code, lessons }) => (
        <li key={language_code ?? what}>
          <Link to={`/admin/videos?${language_code ? `missing=${language_code}` : 'without=quiz'}`}>
            {language_code ? fillIn(t.without, { language: englishNames[language_code] }) : t.withoutQuiz}
          </Link>
          <span className={styles.number}>{formatNumber(lessons)}</span>
        </li>
      ))}
    </Ranks>
  )
}

type RanksProps = {
  id: string
  title: string
  aside?: string
  note?: string
  isEmpty: boolean
  children: React.ReactNode
}

function Ranks({ id, title, aside, note, isEmpty, children }: RanksProps) {
  return (
    <Panel aria-labelledby={id}>
      <header className="row baseline between wrap gap-4 gap-x-14">
        <h2 id={id}>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </header>
      {isEmpty ? <p className="muted">{t.nothingHere}</p> : <ul className={styles.ranks}>{children}</ul>}
      {note && <p className="muted">{note}</p>}
    </Panel>
  )
}

function Share({ percent }: { percent: number }) {
  return (
    <span className={styles.share}>
      <ShareBar percent={percent} look="warm" />
      {percent}%
    </span>
  )
}
