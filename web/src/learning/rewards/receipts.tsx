import type { EarnedCredit } from '@kasama/contract/learning/rewards/rewards.api'
import { monthName } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'

/** Each credit that she has earned, with its month and what counted. */
export function Receipts({ receipts }: { receipts: EarnedCredit[] }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  if (receipts.length === 0) return null
  const rows = receipts.map(({ month, percent, answers, videos, order_id }) => ({
    month,
    name: monthName(`${month}-01`, language),
    line: t('receipt', { percent, answers, videos }),
    state: t(order_id === null ? 'unused' : 'usedUp'),
    isUnused: order_id === null,
  }))
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton
          text={`${t('receipts')}. ${rows.map(({ name, line, state }) => `${name}. ${line} ${state}.`).join(' ')}`}
        />
        <h2>
          <Phrases>{t('receipts')}</Phrases>
        </h2>
      </div>
      <ul className={styles.receipts}>
        {rows.map(({ month, name, line, state, isUnused }) => (
          <li key={month}>
            <div className={styles.between}>
              <b>{name}</b>
              <Tag kind={isUnused ? 'ok' : 'plain'}>{state}</Tag>
            </div>
            <p className={styles.muted}>
              <Phrases>{line}</Phrases>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
