import { brand } from '@kasama/contract/brand'
import { singaporeClock } from '@kasama/contract/calendar.rules'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarClock, FileSpreadsheet, Info, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { lastDay } from '#desk-kit/days.ts'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { firstName } from '#shared/format/first-name.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { AddHousehold } from '../households/add-household'
import { HouseholdList } from '../households/household-list'
import { householdsTexts } from '../households/households.texts'
import { OfOrganisation } from '../of-organisation'
import styles from '../organisations.module.css'
import { useHome } from '../organisations.queries'
import { organisationsTexts } from '../organisations.texts'
import { homeTexts as t } from './home.texts'
import { HomeFigures } from './home-figures'
import { LoginAddress } from './login-address'
import { ToDo } from './to-do'

/** The first page of an organisation's own desk. */
export function OrganisationHome() {
  const name = firstName(useProfile().data?.fullname ?? '') || t.you
  const title = fillIn(greeting(), { name })
  return (
    <OfOrganisation title={title}>
      {(organisation) => <Home organisation={organisation} title={title} />}
    </OfOrganisation>
  )
}

/** Returns the greeting by Singapore's clock. */
function greeting(): string {
  const hour = Number(singaporeClock(new Date()).slice(0, 2))
  if (hour < 12) return t.morning
  return hour < 18 ? t.afternoon : t.evening
}

function Home({ organisation, title }: { organisation: DeskOrganisation; title: string }) {
  const { id, name, accounts, short_url } = organisation
  const [isAdding, setAdding] = useState(false)
  const { data: home, error, refetch } = useHome(id)
  const households = countOf(home?.households) ?? '…'
  return (
    <DeskPage
      title={title}
      lead={fillIn(t.lead, { name, accounts: countOf(accounts) ?? '', households })}
      actions={
        <LinkButton look="line" size="s" to="/admin/import" icon={<FileSpreadsheet aria-hidden="true" />}>
          {organisationsTexts.import}
        </LinkButton>
      }
      main={
        <Button size="s" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {householdsTexts.add}
        </Button>
      }
    >
      <Ends organisation={organisation} />
      {error && !home && <PartError what={t.households} error={error} onRetry={() => void refetch()} />}
      {home && <HomeFigures home={home} />}
      <div className={styles.columns}>
        <div>
          <HouseholdList organisation={organisation} />
        </div>
        <div>
          {home && <ToDo home={home} />}
          <LoginAddress shortUrl={short_url} />
          <Notice icon={<Info aria-hidden="true" />}>{fillIn(t.scope, { brand: brand.name })}</Notice>
        </div>
      </div>
      {isAdding && <AddHousehold organisation={organisation} onDone={() => setAdding(false)} />}
    </DeskPage>
  )
}

function Ends({ organisation: { ending, next_end } }: { organisation: DeskOrganisation }) {
  if (ending === 0 || !next_end) return null
  return (
    <Notice kind="warn" icon={<CalendarClock aria-hidden="true" />}>
      <span className={styles.notice}>
        <span>{fillIn(ending === 1 ? t.endsOne : t.endsSome, { number: ending, day: lastDay(next_end) })}</span>
        <TextLink to="/contact">{fillIn(t.write, { brand: brand.name })}</TextLink>
      </span>
    </Notice>
  )
}
