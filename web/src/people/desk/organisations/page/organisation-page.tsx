import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarPlus, Eye, FileSpreadsheet, QrCode, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionList } from '#desk-kit/actions/action-list.tsx'
import { lastDay } from '#desk-kit/day-texts.ts'
import { Values } from '#desk-kit/figures/values.tsx'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { cappedCount } from '#desk-kit/list/list-foot.tsx'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { AddHousehold } from '../households/add-household'
import { HouseholdList } from '../households/household-list'
import { householdsTexts } from '../households/households.texts'
import { RenewDialog } from '../households/renew-dialog'
import { OfOrganisation } from '../of-organisation'
import { useRefetchOrganisations } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { isAgency, stateOf } from '../words'
import { AdminsPanel } from './admins-panel'
import { LogoPanel } from './logo-panel'
import { NamePanel } from './name-panel'

const crumb = [{ to: '/admin/organisations', label: t.title }]

/** One organisation: its households on the left; name, logo, contracts and admins on the right. */
export function OrganisationPage() {
  return (
    <OfOrganisation title={t.organisation}>
      {(organisation) => <Organisation organisation={organisation} />}
    </OfOrganisation>
  )
}

function Organisation({ organisation }: { organisation: DeskOrganisation }) {
  const { id, name, short_url } = organisation
  const { kind, word } = stateOf(organisation)
  const [isAdding, setAdding] = useState(false)
  return (
    <DeskPage
      crumb={crumb}
      title={name}
      tag={<Tag kind={kind}>{word}</Tag>}
      actions={<Ways {...{ id, short_url }} />}
      main={
        <Button size="s" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {householdsTexts.add}
        </Button>
      }
    >
      <DeskColumns
        sideWidth={340}
        side={
          <>
            <NamePanel organisation={organisation} />
            <LogoPanel organisation={organisation} />
            <ContractsPanel organisation={organisation} />
            <AdminsPanel organisation={organisation} />
            <DeletePanel organisation={organisation} />
          </>
        }
      >
        <HouseholdList organisation={organisation} />
      </DeskColumns>
      {isAdding && <AddHousehold organisation={organisation} onDone={() => setAdding(false)} />}
    </DeskPage>
  )
}

function Ways({ id, short_url }: Pick<DeskOrganisation, 'id' | 'short_url'>) {
  return (
    <>
      <LinkButton look="line" size="s" to={`/${short_url}`} target="_blank" icon={<Eye aria-hidden="true" />}>
        {t.seeLogin} <span className="sr-only">{t.newTab}</span>
      </LinkButton>
      <LinkButton
        look="line"
        size="s"
        to={`/admin/organisations/${id}/login-cards`}
        icon={<QrCode aria-hidden="true" />}
      >
        {t.cards}
      </LinkButton>
      <LinkButton
        look="line"
        size="s"
        to={`/admin/organisations/${id}/import`}
        icon={<FileSpreadsheet aria-hidden="true" />}
      >
        {t.import}
      </LinkButton>
    </>
  )
}

/** Number of contracts, those that end soon, and a button to renew all at once. */
function ContractsPanel({ organisation }: { organisation: DeskOrganisation }) {
  const [isRenewing, setRenewing] = useState(false)
  const { id, accounts, contracts, ending, next_end } = organisation
  const values: (readonly [string, string | undefined])[] = [
    [t.accounts, cappedCount(accounts)],
    [t.running, cappedCount(contracts)],
    [t.ending, cappedCount(ending)],
    ...(next_end ? ([[t.nextEnd, lastDay(next_end)]] as const) : []),
  ]
  return (
    <Panel>
      <h2>{t.contracts}</h2>
      <Values values={values} />
      <div className="row stretch wrap gap-10">
        <LinkButton look="line" size="s" to={`/admin/accounts?org=${id}`}>
          {t.allAccounts}
        </LinkButton>
        {isAgency(organisation) && (
          <Button look="line" size="s" icon={<CalendarPlus aria-hidden="true" />} onClick={() => setRenewing(true)}>
            {t.renewAll}
          </Button>
        )}
      </div>
      {isRenewing && <RenewDialog organisation={organisation} onDone={() => setRenewing(false)} />}
    </Panel>
  )
}

/** Deletes an organisation to which nobody belongs. */
function DeletePanel({ organisation: { id, name } }: { organisation: DeskOrganisation }) {
  const navigate = useNavigate()
  const refetch = useRefetchOrganisations()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeskMutation('POST /admin/organisations/:id/delete', {
    onSuccess: async () => {
      showToast(t.deleted)
      await navigate('/admin/organisations')
      void refetch()
    },
  })
  return (
    <Panel>
      <ActionList
        actions={[
          {
            icon: <Trash2 aria-hidden="true" />,
            label: t.delete,
            text: t.deleteText,
            isRed: true,
            onPress: () => setConfirming(true),
          },
        ]}
      />
      <FormDialog
        open={isConfirming}
        title={fillIn(t.deleteTitle, { name })}
        action={t.delete}
        isRed
        fresh
        busy={remove.isPending}
        problem={remove.error?.message}
        onSubmit={() => remove.mutate({ params: { id } })}
        onDismiss={() => setConfirming(false)}
      >
        <p>{t.deleteSure}</p>
      </FormDialog>
    </Panel>
  )
}
