import type { Learning } from '@kasama/contract/desk/dashboard.api'
import { languages } from '@kasama/contract/language'
import { useState } from 'react'
import { monthName } from '../../../shared/format/date'
import { fillIn } from '../../../shared/i18n/texts'
import { Segment } from '../../../shared/ui/choices/segment'
import { Panel } from '../../../shared/ui/layout/panel'
import { Chart } from '../parts/figures/chart'
import { SmallBars } from '../parts/figures/small-bars'
import { englishNames } from '../parts/language-names'
import styles from './dashboard.module.css'
import { dashboardTexts as t } from './dashboard.texts'
import { type Measure, measures, type Week, weeksOf } from './measures'
import { number } from './words'

type Props = { weeks: Learning['weeks'] }
const options = (Object.keys(measures) as Measure[]).map((value) => ({ value, label: measures[value].label }))
const shortDay = (day: string) => `${Number(day.slice(8))} ${monthName(day, 'eng').slice(0, 3)}`

/** Learning over twelve weeks: one measure at a time. */
export function Weeks({ weeks }: Props) {
  const [measure, setMeasure] = useState<Measure>('workers')
  const { of, unit, label } = measures[measure]
  const all = weeksOf(weeks)
  const bars = all.map((week) => ({ label: shortDay(week.week), value: of(week) }))
  const format = measure === 'right' ? (value: number) => `${value}%` : number
  const [now = 0, before = 0] = [bars.at(-1)?.value, bars.at(-2)?.value]
  const sentence = (
    <>
      <b>{fillIn(unit, { number: format(now) })}</b> {fillIn(t.thisWeek, { number: format(before) })}
    </>
  )
  return (
    <Chart
      title={t.learningTitle}
      sentence={all.length > 0 ? sentence : t.notCounted}
      bars={bars}
      columns={{ label: t.weekColumn, value: label }}
      format={format}
      file="learning"
    >
      <Segment label={t.learningTitle} options={options} value={measure} onChange={setMeasure} />
    </Chart>
  )
}

/** The same weeks by language, all on one scale. */
export function ByLanguage({ weeks }: Props) {
  const series = languages.map((language) => ({ language, all: weeksOf(weeks, language) }))
  const most = Math.max(1, ...series.flatMap(({ all }) => all.map(({ workers }) => workers)))
  return (
    <Panel aria-labelledby="by-language">
      <header className={styles.head}>
        <h2 id="by-language">{t.byLanguage}</h2>
        <span className={styles.aside}>{t.oneScale}</span>
      </header>
      <ul className={styles.languages}>
        {series.map(({ language, all }) => (
          <Language key={language} name={englishNames[language]} all={all} most={most} />
        ))}
      </ul>
    </Panel>
  )
}

function Language({ name, all, most }: { name: string; all: Week[]; most: number }) {
  const [now = 0, before = 0] = [all.at(-1)?.workers, all.at(-2)?.workers]
  return (
    <li>
      <p className={styles.head}>
        <span>{name}</span>
        <b>{number(now)}</b>
      </p>
      <SmallBars values={all.map(({ workers }) => workers)} most={most} />
      <small>{fillIn(t.weekBefore, { number: number(before) })}</small>
    </li>
  )
}
