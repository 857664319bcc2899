import { lastDayBefore } from '@kasama/contract/calendar.rules'
import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { CalendarPlus, Info } from 'lucide-react'
import type { FormEvent } from 'react'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { pageTexts as t } from '../page/page.texts'
import { useRefetchAccount } from './use-refetch-account'

type Props = { id: number; period: NonNullable<DeskAccount['period']>; onDone: () => void }
type Draft = { until: string; reason: string }

/** Form for a later last day and its reason; a half-filled form survives a reload. */
export function ExtendForm({ id, period, onDone }: Props) {
  const { draft, set, drop } = useDeskDraft<Draft>(`desk-extend-${id}`, { until: '', reason: '' })
  const refetchAccount = useRefetchAccount()
  const { mutate, isPending, error } = useDeskMutation('POST /admin/accounts/:id/extend', {
    onSuccess: () => {
      drop()
      showToast(t.extended)
      onDone()
      void refetchAccount()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    mutate({ params: { id }, body: { until: draft.until, reason: draft.reason.trim() } })
  }
  const isReady = draft.until !== '' && draft.reason.trim().length >= 3
  return (
    <form className="stack gap-12" onSubmit={submit}>
      <TextField
        type="date"
        label={t.newEnd}
        value={draft.until}
        min={lastDayBefore(new Date(period.access_until))}
        onChange={({ target }) => set({ until: target.value })}
      />
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={({ target }) => set({ reason: target.value.replace(/\n/g, ' ') })}
      />
      {!period.is_agency && <Notice icon={<Info aria-hidden="true" />}>{t.oursOnly}</Notice>}
      {error && <Notice kind="bad">{error.message}</Notice>}
      <Button type="submit" size="s" busy={isPending} disabled={!isReady} icon={<CalendarPlus aria-hidden="true" />}>
        {period.is_agency ? t.extendContract : t.extend}
      </Button>
    </form>
  )
}
