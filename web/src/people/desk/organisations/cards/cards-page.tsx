import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { crumbOf } from '../crumb-of'
import { HouseholdList } from '../households/household-list'
import { OfOrganisation } from '../of-organisation'
import { cardsTexts as t } from './cards.texts'
import { chosenWorkers, type Worker } from './chosen-workers'
import { freshLogins } from './fresh-logins'
import { PrintCards } from './print-cards'

type Props = { organisation: DeskOrganisation; onMade: (logins: PrintedLogin[]) => void }
const mostCards = 100
const mostNames = 3

/** Workers to tick for new cards, and a question before their passwords change. */
function ChooseWorkers({ organisation, onMade }: Props) {
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
    .slice(0, mostNames)
    .map(({ name, user_id }) => name || user_id)
    .join(', ')
  const all = number > mostNames ? fillIn(t.andMore, { names, number: number - mostNames }) : names
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
        problem={number > mostCards ? t.most : renew.error?.message}
        onSubmit={() =>
          number <= mostCards &&
          renew.mutate({ params: { id: organisation.id }, body: { ids: workers.map(({ id }) => id) } })
        }
        onDismiss={() => renew.isPending || setWorkers([])}
      >
        <p>{fillIn(t.makeText, { names: all })}</p>
      </FormDialog>
    </DeskPage>
  )
}

/** Cards of logins that were made just now; without any it asks for which workers new ones are made. */
export function CardsPage() {
  return <OfOrganisation title={t.title}>{(organisation) => <Cards organisation={organisation} />}</OfOrganisation>
}

function Cards({ organisation }: { organisation: DeskOrganisation }) {
  const [fresh, setFresh] = useState(() => freshLogins.of(organisation.id))
  // From now on only this page holds the logins.
  useEffect(() => freshLogins.forget(), [])
  if (!fresh)
    return (
      <ChooseWorkers
        organisation={organisation}
        onMade={(logins: PrintedLogin[]) => {
          freshLogins.forget()
          setFresh({ orgId: organisation.id, logins, made: 0 })
        }}
      />
    )
  const { logins, made } = fresh
  return <PrintCards organisation={organisation} logins={logins} made={made} onLeave={() => setFresh(null)} />
}
