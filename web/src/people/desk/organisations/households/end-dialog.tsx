import { singaporeDay } from '@kasama/contract/calendar.rules'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchOrganisations } from '../organisations.queries'
import { householdsTexts as t } from './households.texts'
import { isLastDayReady, LastDayFields } from './last-day-fields'

type Props = {
  /** Employers whose contracts end. */
  ids: number[]
  /** Name of a household, or number of households. */
  whose: string
  onDone: () => void
}

/** Sets an earlier last day for contracts; today ends them at once. It can be undone until the day is over. */
export function EndDialog({ ids, whose, onDone }: Props) {
  const { draft, set, drop } = useDeskDraft(`desk-end-${ids.join('-')}`, { until: '', reason: '' })
  const { until } = draft
  const reason = draft.reason.trim()
  const isReady = isLastDayReady(draft)
  const isNow = until === singaporeDay(new Date())
  const day = until ? plainSingaporeDate(until, 'eng') : '…'
  const refetch = useRefetchOrganisations()
  const end = useDeskMutation('POST /admin/contracts/end', {
    onSuccess: (ended) => {
      drop()
      void refetch()
      onDone()
      const number = ended.ids.length
      if (number === 0) return showToast(t.endedNone)
      showUndo(fillIn(number === 1 ? t.endedOne : t.endedSome, { number, day }), () =>
        deskRequest('POST /admin/contracts/end/undo', { body: { ids: ended.ids } }).then(refetch),
      )
    },
  })
  return (
    <FormDialog
      open
      title={fillIn(t.endTitle, { whose })}
      action={isNow ? t.endNow : t.shorten}
      isRed={isNow}
      fresh
      busy={end.isPending}
      problem={end.error?.message}
      onSubmit={() => isReady && end.mutate({ body: { ids, until, now: isNow, reason } })}
      onDismiss={onDone}
    >
      <LastDayFields draft={draft} set={set} labels={{ day: t.lastDay, reason: t.why, reasonHint: t.whyHint }} />
      <p>
        <span>{isNow ? t.endSentence : fillIn(t.shortenSentence, { day })}</span> <span>{t.endBack}</span>
      </p>
    </FormDialog>
  )
}
