import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { cardsPath, freshLogins } from '../cards/fresh-logins'
import { useOrganisationsChanged } from '../organisations.queries'
import { importTexts as t } from './import.texts'
import type { HouseholdImport, Import } from './use-import'

/** Returns the text of the button, with the number of households. */
export function makeWords(number: number): string {
  if (number === 0) return t.nothingToMake
  return number === 1 ? t.makeOne : fillIn(t.makeSome, { number })
}

type Props = {
  organisation: DeskOrganisation
  work: Import
  rows: HouseholdImport['rows']
  onMade: () => void
  /** Called if all of them existed already. */
  onNone: () => void
  onDismiss: () => void
}

/** Asks once more before households are made, because that can't be undone. */
export function MakeDialog({ organisation: { id, name }, work, rows, onMade, onNone, onDismiss }: Props) {
  const { orgId } = useDesk()
  const navigate = useNavigate()
  const changed = useOrganisationsChanged()
  const { until, mail } = work
  const number = rows.length
  const make = useDeskMutation('POST /admin/organisations/:id/households', {
    onSuccess: ({ logins }) => {
      void changed()
      if (logins.length === 0) {
        showToast(t.noneMade)
        return onNone()
      }
      onMade()
      freshLogins.keep({ orgId: id, logins, made: logins.length })
      void navigate(cardsPath(id, orgId))
    },
  })
  const day = until ? plainSingaporeDate(until, 'eng') : '…'
  return (
    <FormDialog
      open
      title={number === 1 ? t.sureTitleOne : fillIn(t.sureTitle, { number })}
      action={makeWords(number)}
      busy={make.isPending}
      problem={make.error?.message}
      onSubmit={() => make.mutate({ params: { id }, body: { until, mail, rows } })}
      onDismiss={onDismiss}
    >
      <p>
        {fillIn(t.sureText, { name, day })} <span>{mail ? t.sureMail : t.sureNoMail}</span>
      </p>
      <p>
        <b>{t.noUndo}</b>
      </p>
    </FormDialog>
  )
}
