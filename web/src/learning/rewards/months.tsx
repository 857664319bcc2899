import type { MonthProgress, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { monthWithoutYear } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { lastMonthLines, thisMonthLines } from './month-lines'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'

/** This month's progress towards its credit, and the result of the last month. */
export function Months({ redeem: { month, last_month } }: { redeem: RewardsAccount }) {
  return (
    <>
      <Month standing={month} title="thisMonth" lines={thisMonthLines(month)} />
      <Month standing={last_month} title="lastMonth" lines={lastMonthLines(last_month)} />
    </>
  )
}

type Props = {
  standing: MonthProgress
  title: 'thisMonth' | 'lastMonth'
  lines: ReturnType<typeof thisMonthLines | typeof lastMonthLines>
}

function Month({ standing, title, lines }: Props) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  if (lines.length === 0) return null
  const month = monthWithoutYear(`${standing.month}-01`, language)
  const { percent, answers, videos, right_needed: count } = standing
  const sentences = lines.map((key) => t(key, { month, percent, answers, videos, count }))
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton text={`${t(title)}. ${sentences.join(' ')}`} />
        <h2>{t(title)}</h2>
      </div>
      {sentences.map((line, index) => (
        <p key={line} className={index === 1 ? styles.muted : undefined}>
          <Phrases>{line}</Phrases>
        </p>
      ))}
    </Panel>
  )
}
