import type { Redeem, Standing } from '@kasama/contract/rewards.api'
import { monthName } from '../../shared/format/date'
import { useLanguage, useTexts } from '../../shared/i18n/use-texts'
import { Panel } from '../../shared/ui/layout/panel'
import { ListenButton } from '../../shared/ui/media/listen-button'
import { Phrases } from '../../shared/ui/phrases'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'

/** How far this month is from its credit, and what the last one came to. */
export function Months({ redeem: { month, last_month } }: { redeem: Redeem }) {
  return (
    <>
      <Month standing={month} title="thisMonth" />
      {last_month.answers > 0 && <Month standing={last_month} title="lastMonth" />}
    </>
  )
}

type Props = { standing: Standing; title: 'thisMonth' | 'lastMonth' }

function Month({ standing, title }: Props) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const month = monthName(`${standing.month}-01`, language).replace(/ \d+$/, '')
  const lines = [
    t(standing.answers > 0 ? 'percent' : 'noAnswers', { month, percent: standing.percent }),
    t('counted', { answers: standing.answers, videos: standing.videos }),
    ...wayOn(standing, title).map((key) => t(key, { count: standing.right_needed })),
  ]
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton text={`${t(title)}. ${lines.join(' ')}`} />
        <h2>{t(title)}</h2>
      </div>
      {lines.map((line, place) => (
        <p key={line} className={place === 1 ? styles.muted : undefined}>
          <Phrases>{line}</Phrases>
        </p>
      ))}
    </Panel>
  )
}

const needs = { answers: 'needsAnswers', percent: 'needsRight', video: 'needsVideo' } as const

function wayOn({ missing }: Standing, title: Props['title']) {
  if (title === 'lastMonth') return [missing.length === 0 ? 'oneCredit' : 'notThatMonth'] as const
  return missing.length === 0 ? (['onTheWay'] as const) : missing.map((part) => needs[part])
}
