import type { PrintedLogin } from '@kasama/contract/desk/people/households.api'
import type { DeskOrganisation } from '@kasama/contract/desk/people/organisations.api'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { Notice } from '../../../../shared/ui/feedback/notice'
import { useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { DeskPage } from '../../parts/page/desk-page'
import { useDesk } from '../../shell/desk-context'
import { crumbOf } from '../crumb-of'
import { HouseholdList } from '../households/household-list'
import { cardsTexts as t } from './cards.texts'
import { choose, chosenWorkers, type Worker } from './chosen-workers'

type Props = { organisation: DeskOrganisation; onMade: (logins: PrintedLogin[]) => void }
const most = 100
const named = 3

/** Whose cards are to be made anew: a list to tick, and a question before passwords change. */
export function ChooseWorkers({ organisation, onMade }: Props) {
  const { orgId } = useDesk()
  // Ticked on the organisation's page, they are asked about at once.
  const [workers, setWorkers] = useState<Worker[]>(chosenWorkers)
  const renew = useDeskMutation('POST /admin/organisations/:id/logins/renew', {
    onSuccess: ({ logins }) => {
      choose([])
      onMade(logins)
    },
  })
  function dismiss() {
    choose([])
    setWorkers([])
  }
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
        onDismiss={dismiss}
      >
        <p>{fillIn(t.makeText, { names: all })}</p>
      </FormDialog>
    </DeskPage>
  )
}
