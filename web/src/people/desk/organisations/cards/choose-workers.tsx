import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { crumbOf } from '../crumb-of'
import { HouseholdList } from '../households/household-list'
import { cardsTexts as t } from './cards.texts'
import { chosenWorkers, type Worker } from './chosen-workers'
import { freshLogins } from './fresh-logins'

type Props = { organisation: DeskOrganisation; onMade: (logins: PrintedLogin[]) => void }
const most = 100
const named = 3

/** Workers to tick for new cards, and a question before their passwords change. */
export function ChooseWorkers({ organisation, onMade }: Props) {
  const { orgId } = useDesk()
  // Workers ticked on the organisation's page are asked about at once.
  const [workers, setWorkers] = useState<Worker[]>(() => chosenWorkers.of(organisation.id))
  useEffect(() => chosenWorkers.forget(), [])
  const renew = useDeskMutation('POST /admin/organisations/:id/logins/renew', {
    // If this page was left meanwhile, the next one shows the logins: the old passwords are void.
    onSuccess: ({ logins }) => {
      freshLogins.keep({ orgId: organisation.id, logins, made: 0 })
      onMade(logins)
    },
  })
  const number = workers.length
  const names = workers
    .slice(0, named)
    .map(({ name, user_id }) => name || user_id)
    .join(', ')
  const all = number > named ? fillIn(t.andMore, { names, number: number - named }) : names
  return (
    <DeskPage crumb={crumbOf(organisation, orgId)} title={t.title}>
      <Notice icon={<Info aria-hidden="true" />}>
        {t.lead} {t.chooseText}
      </Notice>
      <HouseholdList organisation={organisation} onCards={setWorkers} />
      <FormDialog
        open={number > 0}
        title={number === 1 ? t.makeTitleOne : fillIn(t.makeTitle, { number })}
        action={t.make}
        fresh
        busy={renew.isPending}
        problem={number > most ? t.most : renew.error?.message}
        onSubmit={() =>
          number <= most &&
          renew.mutate({ params: { id: organisation.id }, body: { ids: workers.map(({ id }) => id) } })
        }
        onDismiss={() => renew.isPending || setWorkers([])}
      >
        <p>{fillIn(t.makeText, { names: all })}</p>
      </FormDialog>
    </DeskPage>
  )
}
