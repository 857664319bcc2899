import type { Repair } from '@kasama/contract/money/desk/subscriptions.api'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import styles from '../money.module.css'
import { useRepairs, useSummary } from '../money.queries'
import { providerName, subscriptionsTexts as t } from './subscriptions.texts'

/** Result of the last comparison with the provider, and its automatic repairs. */
export function ComparisonNotice() {
  const [isOpen, setOpen] = useState(false)
  const summary = useSummary()
  if (!summary.data) return <QueryError what={t.comparison} answer={summary} />
  const { comparison: last, provider: name, views } = summary.data
  const provider = providerName(name)
  const text = !last
    ? fillIn(t.never, { provider })
    : last.ended_at
      ? fillIn(t.compared, { provider, at: dateAndTime(last.ended_at), mended: last.mended, differ: views.differs })
      : fillIn(t.comparing, { provider, number: last.compared })
  return (
    <>
      <Notice kind={views.differs > 0 ? 'warn' : 'info'} icon={<Wrench aria-hidden="true" />}>
        <span className="row between wrap gap-4 gap-x-16">
          <span>{text}</span>
          <button type="button" className={styles.link} onClick={() => setOpen(true)}>
            {t.repairsOpen}
          </button>
        </span>
      </Notice>
      <Repairs isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Repairs({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const answer = useRepairs(isOpen)
  return (
    <Dialog open={isOpen} title={t.repairs} onDismiss={onClose} wide>
      <ListPanel answer={answer}>
        {({ pages }) =>
          pages[0]?.items.length ? <RepairLines repairs={pages.flatMap(({ items }) => items)} /> : <p>{t.noRepairs}</p>
        }
      </ListPanel>
      {answer.isFetchNextPageError && <Notice kind="bad">{answer.error.message}</Notice>}
      {answer.hasNextPage && (
        <Button look="line" busy={answer.isFetchingNextPage} onClick={() => answer.fetchNextPage()}>
          {partsTexts.open}
        </Button>
      )}
      <Button look="line" onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  )
}

/** Automatic repairs, a line each. */
function RepairLines({ repairs }: { repairs: Repair[] }) {
  return (
    <ul className={styles.lines}>
      {repairs.map(({ id, at, kind, name, about, before, after }) => (
        <li key={id}>
          <DottedLine parts={[<b>{name ?? about}</b>, t[`kind_${kind}`]]} />
          {after && <span>{before ? fillIn(t.changed, { before, after }) : after}</span>}
          <small className={styles.quiet}>{dateAndTime(at)}</small>
        </li>
      ))}
    </ul>
  )
}
