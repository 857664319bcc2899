import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchOrganisations } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { dayYearsAhead } from '../words'
import { isLastDayReady, LastDayFields } from './last-day-fields'

type Props = {
  organisation: Pick<DeskOrganisation, 'id' | 'name'>
  /** The chosen households; without them, all of the organisation. */
  households?: DeskHousehold[]
  onDone: () => void
}

/** Sets a new last day for contracts, named in a sentence before; for ten seconds it can be undone. */
export function RenewDialog({ organisation: { id, name }, households, onDone }: Props) {
  const { draft, set, drop } = useDeskDraft(`desk-renew-${id}`, { until: dayYearsAhead(1), reason: '' })
  const { until } = draft
  const reason = draft.reason.trim()
  const isReady = isLastDayReady(draft)
  const refetch = useRefetchOrganisations()
  const day = until ? plainSingaporeDate(until, 'eng') : '…'
  const renew = useDeskMutation('POST /admin/organisations/:id/renew', {
    onSuccess: (made) => {
      drop()
      void refetch()
      onDone()
      const { is_more: isMore, ...undoable } = made
      const number = made.renewed.length
      if (number === 0) return showToast(t.renewedNone)
      showUndo(fillIn(isMore ? t.renewedPart : number === 1 ? t.renewedOne : t.renewedSome, { number, day }), () =>
        deskRequest('POST /admin/organisations/:id/renew/undo', { params: { id }, body: undoable }).then(refetch),
      )
    },
  })
  const sentence = households ? t.renewChosen : t.renewSentence
  const ids = households && { ids: households.map((one) => one.id) }
  return (
    <FormDialog
      open
      title={t.renewTitle}
      action={households ? fillIn(t.renewSome, { number: households.length }) : t.renewAll}
      busy={renew.isPending}
      problem={renew.error?.message}
      onSubmit={() => isReady && renew.mutate({ params: { id }, body: { until, reason, ...ids } })}
      onDismiss={onDone}
    >
      <LastDayFields draft={draft} set={set} labels={{ day: t.lastDay, reason: t.reason, reasonHint: t.reasonHint }} />
      <p>{fillIn(sentence, { name, day, number: households?.length ?? 0 })}</p>
    </FormDialog>
  )
}
