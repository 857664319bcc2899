import type { EmployerMonth } from '@kasama/contract/learning/progress/month.api'
import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import { Award, ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { saveFile } from '#shared/device/save-file.ts'
import { monthName } from '#shared/format/date.ts'
import { duration } from '#shared/format/duration.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { LessonRow } from '#shared/ui/lesson/lesson-row.tsx'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import { monthDay } from '../charts/learning-summary'
import { MinutesChart } from '../charts/minutes-chart'
import { WeeksChart } from '../charts/weeks-chart'
import { Fold } from '../fold/fold'
import { Stamps } from '../stamps'
import styles from './month.module.css'
import { monthTexts } from './month.texts'
import { monthCsv, voucherName } from './month-csv'
import { presentMonth } from './present-month'

type Props = { month: EmployerMonth; isWaiting: boolean; onMonth: (month: string) => void }

/** One month, to read, print and save; without the present month's charts, which are shown above. */
export function MonthPart({ month, isWaiting, onMonth }: Props) {
  const t = useEmployerTexts(monthTexts)
  const name = monthName(`${month.month}-01`, 'eng')
  const minutesIn = t('minutesIn', { month: name })
  const weeksIn = t('weeksIn', { month: name })
  const isOver = month.month < presentMonth()
  return (
    <section className={styles.month} aria-label={name} aria-busy={isWaiting}>
      <MonthHead month={month} name={name} onMonth={onMonth} />
      <MonthFigures month={month} />
      <div className={styles.parts}>
        <Fold title={t('hard')}>
          <HardLessons hard={month.hard} month={name} />
        </Fold>
        <Fold title={t('topicsDone')}>
          <TopicsAndSkills month={month} name={name} />
        </Fold>
        <Fold title={t('vouchers')}>
          <Vouchers month={month} />
        </Fold>
        {isOver && (
          <Fold title={minutesIn}>
            <MinutesChart days={month.days} title={minutesIn} />
          </Fold>
        )}
        {isOver && (
          <Fold title={weeksIn}>
            <WeeksChart weeks={month.weeks} title={weeksIn} />
          </Fold>
        )}
      </div>
      <Fold title={t('next')}>
        <Panel>
          <h3>{t('next')}</h3>
          <NextLessons lessons={month.next} />
        </Panel>
      </Fold>
    </section>
  )
}

/** The month in four figures. */
function MonthFigures({ month }: { month: EmployerMonth }) {
  const t = useEmployerTexts(monthTexts)
  const minutes = month.days.reduce((sum, day) => sum + day.minutes, 0)
  const figures = [
    [t('lessons'), String(month.videos.length)],
    [t('minutes'), String(minutes)],
    [t('correct'), month.answers > 0 ? `${month.percent}%` : t('none')],
    [t('credit'), t(month.has_credit ? 'earned' : 'notYet')],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The worker's next three lessons. */
function NextLessons({ lessons }: { lessons: EmployerMonth['next'] }) {
  const t = useEmployerTexts(monthTexts)
  if (lessons.length === 0) return <p>{t('nothingNext')}</p>
  return (
    <div className={styles.next}>
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.video_id}
          level="h3"
          picture={<LessonPicture lesson={lesson} />}
          facts={
            <small>
              <span>{t(lesson.is_listed ? 'onList' : 'suggested')}</span>, {duration(lesson.seconds)}
            </small>
          }
          title={<TextLink to={`/video/${lesson.video_id}`}>{lesson.title}</TextLink>}
        />
      ))}
    </div>
  )
}

/** The worker's credits, and their vouchers. */
function Vouchers({ month }: { month: EmployerMonth }) {
  const t = useEmployerTexts(monthTexts)
  const { credits, credits_towards_voucher, voucher_cents } = month.progress
  const rows = [
    [t('creditsAll'), String(credits)],
    [t('towards'), t('ofSix', { count: credits_towards_voucher, total: creditsPerVoucher })],
    ...month.vouchers.map(({ state, day }) => [voucherName(state), monthDay(day)]),
  ]
  return (
    <Panel>
      <h3>{t('vouchers')}</h3>
      <Stamps credits={credits_towards_voucher} voucherCents={voucher_cents} className={styles.stamps} />
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type HardLessonsProps = { hard: EmployerMonth['hard']; month: string }

/** Lessons with questions that were wrong at first, to talk about. */
function HardLessons({ hard, month }: HardLessonsProps) {
  const t = useEmployerTexts(monthTexts)
  const maxWrong = Math.max(1, ...hard.flatMap(({ questions }) => questions.map(({ wrong }) => wrong)))
  return (
    <Panel>
      <h3>{t('hard')}</h3>
      <p>{hard.length > 0 ? t('hardHint') : t('nothingHard', { month })}</p>
      {hard.map(({ video_id, title, questions }) => (
        <div key={video_id} className={styles.hard}>
          <TextLink to={`/video/${video_id}`}>{title}</TextLink>
          <ul>
            {questions.map(({ question, wrong }) => (
              <li key={question}>
                <span>{question}</span>
                <small>{t(wrong === 1 ? 'onceWrong' : 'timesWrong', { count: wrong })}</small>
                <span className={styles.meter} aria-hidden="true">
                  <span style={{ width: `${(100 * wrong) / maxWrong}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}

/** Topics of the month's lessons, and the skills earned. */
function TopicsAndSkills({ month, name }: { month: EmployerMonth; name: string }) {
  const t = useEmployerTexts(monthTexts)
  return (
    <Panel>
      <h3>{t('topicsDone')}</h3>
      {month.topics.length === 0 && <p>{t('noLessons', { month: name })}</p>}
      <ul className={styles.list}>
        {month.topics.map(({ topic_id, name: topic, completed }) => (
          <li key={topic_id} style={topicColours(topic_id)}>
            <Leaf size={44}>
              <TopicIcon topicId={topic_id} />
            </Leaf>
            <b>{topic}</b>
            <span>{t(completed === 1 ? 'oneLessonInTopic' : 'lessonsInTopic', { count: completed })}</span>
          </li>
        ))}
        {month.skills_earned.map(({ name: skill }) => (
          <li key={skill}>
            <Leaf size={44}>
              <Award aria-hidden="true" />
            </Leaf>
            <b>{t('skillEarned', { name: skill })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type MonthHeadProps = { month: EmployerMonth; name: string; onMonth: (month: string) => void }

/** The month before or after, YYYY-MM. */
function adjacentMonth(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step)).toISOString().slice(0, 7)
}

/** The name of the month, buttons to other months, and to print or save it. */
function MonthHead({ month, name, onMonth }: MonthHeadProps) {
  const t = useEmployerTexts(monthTexts)
  const save = () => saveFile(`kasama-${month.month}.csv`, monthCsv(month), 'text/csv;charset=utf-8')
  return (
    <div className={styles.head}>
      <IconButton
        label={t('earlier')}
        disabled={month.month <= month.first_month}
        onClick={() => onMonth(adjacentMonth(month.month, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite">{name}</h2>
      <IconButton
        label={t('later')}
        disabled={month.month >= presentMonth()}
        onClick={() => onMonth(adjacentMonth(month.month, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <div className={styles.actions}>
        <Button look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button look="line" icon={<Download aria-hidden="true" />} onClick={save}>
          {t('saveTable')}
        </Button>
      </div>
    </div>
  )
}
