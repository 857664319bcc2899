import type { VoucherOrder } from '@kasama/contract/rewards.api'
import { notComeDays } from '@kasama/contract/rewards.rules'
import { Check, Clock, type LucideIcon, Mailbox, Package, RotateCcw, Star } from 'lucide-react'
import { plainSingaporeDate } from '../../shared/format/date'
import { money } from '../../shared/format/money'
import { useLanguage, useTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { Tag } from '../../shared/ui/feedback/tag'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { Panel } from '../../shared/ui/layout/panel'
import { ListenButton } from '../../shared/ui/media/listen-button'
import { Phrases } from '../../shared/ui/phrases'
import styles from './rewards.module.css'
import { useTellNotCome } from './rewards.queries'
import { rewardsTexts } from './rewards.texts'

type Step = { icon: LucideIcon; text: string; date: string | null; state: 'done' | 'now' | 'next' }
const looks = { ordered: ['warn', Clock], posted: ['ok', Check], returned: ['info', RotateCcw] } as const

/** One voucher on its way: what has been done, what is done now. */
export function Voucher({ order }: { order: VoucherOrder }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const dateOf = (moment: string | null) => (moment === null ? null : plainSingaporeDate(moment, language))
  const { state } = order
  const tell = useTellNotCome()
  const title = t('amount', { amount: money(order.amount_cents) })
  const isPosted = state === 'posted'
  const steps: Step[] = [
    { icon: Star, text: t('sixCredits'), date: dateOf(order.ordered_at), state: 'done' },
    ...(state === 'ordered' ? [{ icon: Package, text: t('preparing'), date: null, state: 'now' } as const] : []),
    ...(state === 'returned'
      ? [{ icon: RotateCcw, text: t('returned'), date: dateOf(order.returned_at), state: 'now' } as const]
      : []),
    {
      icon: Mailbox,
      text: t(isPosted ? 'posted' : 'toYou'),
      date: isPosted ? dateOf(order.posted_at) : null,
      state: isPosted ? 'done' : 'next',
    },
  ]
  const said = steps.map(({ text, date }) => (date ? `${text}, ${date}.` : `${text}.`)).join(' ')
  const [kind, Icon] = looks[state]
  return (
    <Panel aria-label={title}>
      <div className={styles.between}>
        <h3>{title}</h3>
        <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
          {t(state)}
        </Tag>
      </div>
      <ListenButton text={`${title}. ${t(state)}. ${said}`} />
      {order.merchant && <p translate="no">{order.merchant}</p>}
      <ol className={styles.timeline}>
        {steps.map(({ icon: StepIcon, text, date, state: at }) => (
          <li key={text} data-state={at}>
            <span className={styles.dot}>
              <StepIcon aria-hidden="true" />
            </span>
            <div>
              <b>
                <Phrases>{text}</Phrases>
              </b>
              {date && <small>{date}</small>}
            </div>
          </li>
        ))}
      </ol>
      {isPosted && order.told_at && (
        <p className={styles.muted}>
          <Phrases>{t('told', { date: dateOf(order.told_at) ?? '' })}</Phrases>
        </p>
      )}
      {isPosted && mayTell(order) && (
        <Button
          look="line"
          block
          busy={tell.isPending}
          onClick={() => tell.mutate(order.id, { onError: (error) => showToast(error.message, 'error') })}
        >
          {t('notCome')}
        </Button>
      )}
    </Panel>
  )
}

/** Told again sooner, it would not be sent again. */
const mayTell = ({ told_at }: VoucherOrder) =>
  told_at === null || Date.now() - Date.parse(told_at) > notComeDays * 86_400_000
