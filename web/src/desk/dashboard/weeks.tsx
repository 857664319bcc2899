import type { LearningFigures, LearningTotals } from '@kasama/contract/desk/dashboard.api'
import { englishNames, languages } from '@kasama/contract/language'
import { monthName } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { BarChart } from '#shared/ui/charts/bar-chart.tsx'
import { SmallBars } from '#shared/ui/charts/small-bars.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './dashboard.module.css'
import { dashboardTexts as t } from './dashboard.texts'
import { formatNumber } from './formats'
import { latestWeeks, type Measure, measures, noLearning } from './measures'

type Props = { weeks: LearningFigures['weeks']; measure: Measure }
const options = (Object.keys(measures) as Measure[]).map((value) => ({ value, label: measures[value].label }))
const shortDay = (day: string) => `${Number(day.slice(8))} ${monthName(day, 'eng').slice(0, 3)}`

const formatOf = (measure: Measure) => (measure === 'right' ? (value: number) => `${value}%` : formatNumber)

/** Figures of learning over twelve weeks: one measure at a time. */
export function Weeks({ weeks, measure, onMeasure }: Props & { onMeasure: (measure: Measure) => void }) {
  const { figureOf, unit, label } = measures[measure]
  const all = latestWeeks(weeks)
  const bars = all.map((week) => ({ label: shortDay(week.week), value: figureOf(week) }))
  const format = formatOf(measure)
  const [now = 0, before = 0] = [bars.at(-1)?.value, bars.at(-2)?.value]
  const sentence = (
    <>
      <b>{fillIn(unit, { number: format(now) })}</b> {fillIn(t.thisWeek, { number: format(before) })}
    </>
  )
  return (
    <BarChart
      title={t.learningTitle}
      above={<Segment label={t.learningTitle} options={options} value={measure} onChange={onMeasure} />}
      sentence={all.length > 0 ? sentence : t.notCounted}
      bars={bars}
      columns={{ label: t.weekColumn, value: label }}
      format={format}
      file="learning"
    />
  )
}

type ByLanguageProps = { learning: Pick<LearningFigures, 'weeks' | 'today_by_language'>; measure: Measure }

/** The same weeks and measure by language, all on one scale, with today's figure so far. */
export function ByLanguage({ learning: { weeks, today_by_language }, measure }: ByLanguageProps) {
  const { figureOf, label } = measures[measure]
  const series = languages.map((language) => ({ language, values: latestWeeks(weeks, language).map(figureOf) }))
  const top = Math.max(1, ...series.flatMap(({ values }) => values))
  return (
    <Panel aria-labelledby="by-language">
      <header className="row baseline between wrap gap-4 gap-x-14">
        <h2 id="by-language">{t.byLanguage}</h2>
        <span className={styles.aside}>{fillIn(t.oneScale, { measure: label })}</span>
      </header>
      <ul className={styles.languages}>
        {series.map(({ language, values }) => (
          <Language
            key={language}
            name={englishNames[language]}
            today={todayText(
              measure,
              today_by_language.find((one) => one.language_code === language),
            )}
            values={values}
            top={top}
            format={formatOf(measure)}
          />
        ))}
      </ul>
    </Panel>
  )
}

function todayText(measure: Measure, today: LearningTotals = noLearning): string {
  if (measure === 'right' && today.answers === 0) return t.noAnswersToday
  return fillIn(t.today, { number: formatOf(measure)(measures[measure].figureOf(today)) })
}

type LanguageProps = { name: string; today: string; values: number[]; top: number; format: (value: number) => string }

function Language({ name, today, values, top, format }: LanguageProps) {
  const [now = 0, before = 0] = [values.at(-1), values.at(-2)]
  return (
    <li>
      <p className="row baseline between wrap gap-4 gap-x-14">
        <span>{name}</span>
        <b>{format(now)}</b>
      </p>
      <SmallBars values={values} top={top} />
      <small>{today}</small>
      <small>{fillIn(t.weekBefore, { number: format(before) })}</small>
    </li>
  )
}
