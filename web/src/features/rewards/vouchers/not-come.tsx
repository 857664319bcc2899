import type { VoucherOrder } from '@kasama/contract/rewards.api'
import { addressDays, notComeDays } from '@kasama/contract/rewards.rules'
import { plainSingaporeDate } from '../../../shared/format/date'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { ListenButton } from '../../../shared/ui/media/listen-button'
import { Phrases } from '../../../shared/ui/phrases'
import styles from '../rewards.module.css'
import { useTellNotCome } from '../rewards.queries'
import { rewardsTexts } from '../rewards.texts'

const isWithin = (moment: string, days: number) => Date.now() - Date.parse(moment) < days * 86_400_000

/** Reports to the provider that a posted voucher has not arrived; a second report too soon would not have it resent. */
export function NotCome({ order: { id, state, posted_at, told_at: toldLast } }: { order: VoucherOrder }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const tell = useTellNotCome()
  if (state !== 'posted' || posted_at === null || !isWithin(posted_at, addressDays)) return null
  // Her report about a returned letter is over once the voucher was posted again.
  const told_at = toldLast !== null && toldLast >= posted_at ? toldLast : null
  const told = told_at && t('told', { date: plainSingaporeDate(told_at, language) })
  return (
    <>
      {told && (
        <div className={styles.head}>
          <ListenButton text={told} />
          <p className={styles.muted}>
            <Phrases>{told}</Phrases>
          </p>
        </div>
      )}
      {(told_at === null || !isWithin(told_at, notComeDays)) && (
        <Button
          look="line"
          block
          busy={tell.isPending}
          onClick={() => tell.mutate(id, { onError: (error) => showToast(error.message, 'error') })}
        >
          {t('notCome')}
        </Button>
      )}
    </>
  )
}
