import type { AdminSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useReason } from '../use-reason'
import { dayOf, problemOf } from '../words'
import { subscriptionsTexts as t } from './subscriptions.texts'

type Props = { plan: AdminSubscription; access: 'keep' | 'end' | undefined; onDone: () => void }

/** Decides whether access stays until its end or ends now, with the reason. */
export function DecideDialog({ plan, access, onDone }: Props) {
  const reason = useReason(`desk-decide-${plan.user_id}`, t.reasonShort)
  const queries = useQueryClient()
  const decide = useDeskMutation('POST /admin/subscriptions/:id/decide', {
    async onSuccess() {
      reason.drop()
      await queries.invalidateQueries({ queryKey: ['desk'] })
      onDone()
    },
  })
  const name = plan.name || (plan.email ?? '')
  const day = dayOf(plan.period_end)
  const isKept = access === 'keep'
  const submit = () =>
    reason.submit((why) => access && decide.mutate({ params: { id: plan.user_id }, body: { access, reason: why } }))
  return (
    <FormDialog
      open={access !== undefined}
      title={fillIn(isKept ? t.keepTitle : t.endTitle, { name })}
      action={isKept ? fillIn(t.keep, { day }) : t.end}
      isRed={!isKept}
      busy={decide.isPending}
      fresh
      problem={problemOf(decide.error)}
      onSubmit={submit}
      onDismiss={onDone}
    >
      <p>{fillIn(isKept ? t.keepSentence : t.endSentence, { name, day })}</p>
      <TextField label={t.reason} {...reason.field} />
    </FormDialog>
  )
}
