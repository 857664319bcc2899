import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Eye, FileSpreadsheet, QrCode, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { AddHousehold } from '../households/add-household'
import { HouseholdList } from '../households/household-list'
import { householdsTexts } from '../households/households.texts'
import { OfOrganisation } from '../of-organisation'
import styles from '../organisations.module.css'
import { organisationsTexts as t } from '../organisations.texts'
import { stateOf } from '../words'
import { AdminsPanel } from './admins-panel'
import { ContractsPanel } from './contracts-panel'
import { DeletePanel } from './delete-panel'
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
      <div className={styles.columns}>
        <div>
          <HouseholdList organisation={organisation} />
        </div>
        <div>
          <NamePanel organisation={organisation} />
          <LogoPanel organisation={organisation} />
          <ContractsPanel organisation={organisation} />
          <AdminsPanel organisation={organisation} />
          <DeletePanel organisation={organisation} />
        </div>
      </div>
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
