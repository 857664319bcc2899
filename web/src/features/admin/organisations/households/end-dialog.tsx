import { singaporeDay } from '@kasama/contract/calendar.rules'
import { plainSingaporeDate } from '../../../../shared/format/date'
import { fillIn } from '../../../../shared/i18n/texts'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { TextArea } from '../../../../shared/ui/forms/text-area'
import { TextField } from '../../../../shared/ui/forms/text-field'
import { deskRequest, useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { showUndo } from '../../parts/doing/undo-toast'
import { useDeskDraft } from '../../parts/doing/use-desk-draft'
import { useOrganisationsChanged } from '../organisations.queries'
import { dayAhead } from '../words'
import { householdsTexts as t } from './households.texts'

type Props = {
  /** Employers whose contracts end. */
  ids: number[]
  /** A household, or how many there are. */
  whose: string
  onDone: () => void
}

/** As the server wants it. */
const shortest = 3

/** An earlier last day for contracts; today ends them at once. It can be taken back until the day is over. */
export function EndDialog({ ids, whose, onDone }: Props) {
  const { draft, set, drop } = useDeskDraft(`desk-end-${ids.join('-')}`, { until: '', reason: '' })
  const { until } = draft
  const reason = draft.reason.trim()
  const isReady = until !== '' && reason.length >= shortest
  const isNow = until === singaporeDay(new Date())
  const day = until ? plainSingaporeDate(until, 'eng') : '…'
  const changed = useOrganisationsChanged()
  const end = useDeskMutation('POST /admin/contracts/end', {
    onSuccess: (ended) => {
      drop()
      void changed()
      onDone()
      const number = ended.ids.length
      if (number === 0) return showToast(t.endedNone)
      showUndo(fillIn(number === 1 ? t.endedOne : t.endedSome, { number, day }), () =>
        deskRequest('POST /admin/contracts/end/undo', { body: { ids: ended.ids } }).then(changed),
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
      onSubmit={() => isReady && end.mutate({ body: { ids, until, reason } })}
      onDismiss={onDone}
    >
      <TextField
        type="date"
        label={t.lastDay}
        value={until}
        min={dayAhead(0)}
        onChange={({ target }) => set({ until: target.value })}
      />
      <TextArea
        label={t.why}
        hint={t.whyHint}
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={({ target }) => set({ reason: target.value.replace(/\n/g, ' ') })}
      />
      <p>
        <span>{isNow ? t.endSentence : fillIn(t.shortenSentence, { day })}</span> <span>{t.endBack}</span>
      </p>
    </FormDialog>
  )
}
