import { brand } from '@kasama/contract/brand'
import { singaporeClock } from '@kasama/contract/calendar.rules'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { firstName } from '@kasama/contract/first-name.rules'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarClock, ChevronRight, Copy, Eye, FileSpreadsheet, Info, Moon, QrCode, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lastDay } from '#desk-kit/day-texts.ts'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { cappedCount } from '#desk-kit/list/list-foot.tsx'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { AddHousehold } from '../households/add-household'
import { HouseholdList } from '../households/household-list'
import { householdsTexts } from '../households/households.texts'
import { OfOrganisation } from '../of-organisation'
import styles from '../organisations.module.css'
import { useOrganisationHome } from '../organisations.queries'
import { organisationsTexts } from '../organisations.texts'
import { homeTexts as t } from './home.texts'

type HomeData = Data<Calls['GET /admin/organisations/:id/home']>
type Words = { more: string; fewer: string }

function trend(value: number, before: number, { more, fewer }: Words) {
  const number = Math.abs(value - before)
  if (value === before) return { way: 'flat' as const, text: t.same }
  return value > before
    ? { way: 'up' as const, text: fillIn(more, { number }) }
    : { way: 'down' as const, text: fillIn(fewer, { number }) }
}

type Week = HomeData['this_week']
const percent = ({ answers, right_first }: Week) => (answers === 0 ? null : Math.round((100 * right_first) / answers))

/** Four numbers of the week, beside those of the week before. */
function HomeFigures({ home: { households, logged_in, this_week, last_week } }: { home: HomeData }) {
  const [right, before] = [percent(this_week), percent(last_week)]
  const each = (this_week.lessons / Math.max(1, this_week.workers)).toFixed(1)
  return (
    <Figures>
      <Figure
        label={t.households}
        value={cappedCount(households) ?? ''}
        trend={{ way: 'flat', text: fillIn(t.loggedIn, { number: cappedCount(logged_in) ?? '' }) }}
      />
      <Figure
        label={t.workers}
        value={String(this_week.workers)}
        trend={trend(this_week.workers, last_week.workers, t)}
      />
      <Figure
        label={t.lessons}
        value={String(this_week.lessons)}
        trend={{ way: 'flat', text: fillIn(t.each, { number: each }) }}
      />
      <Figure
        label={t.right}
        value={right === null ? '–' : `${right}%`}
        trend={
          right === null || before === null
            ? { way: 'flat', text: right === null ? t.noAnswers : t.firstWeek }
            : trend(right, before, { more: t.points, fewer: t.pointsLess })
        }
      />
    </Figures>
  )
}

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
  const { data: home, error, refetch } = useOrganisationHome(id)
  const households = cappedCount(home?.households) ?? '…'
  return (
    <DeskPage
      title={title}
      lead={fillIn(t.lead, { name, accounts: cappedCount(accounts) ?? '', households })}
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
      <DeskColumns
        sideWidth={340}
        side={
          <>
            {home && <ToDo home={home} />}
            <LoginAddress shortUrl={short_url} />
            <Notice icon={<Info aria-hidden="true" />}>{fillIn(t.scope, { brand: brand.name })}</Notice>
          </>
        }
      >
        <HouseholdList organisation={organisation} />
      </DeskColumns>
      {isAdding && <AddHousehold organisation={organisation} onDone={() => setAdding(false)} />}
    </DeskPage>
  )
}

function Ends({ organisation: { ending, next_end } }: { organisation: DeskOrganisation }) {
  if (ending === 0 || !next_end) return null
  return (
    <Notice kind="warn" icon={<CalendarClock aria-hidden="true" />}>
      <span className={`row between wrap gap-2 gap-x-16 ${styles.notice}`}>
        <span>{fillIn(ending === 1 ? t.endsOne : t.endsSome, { number: ending, day: lastDay(next_end) })}</span>
        <TextLink to="/contact">{fillIn(t.write, { brand: brand.name })}</TextLink>
      </span>
    </Notice>
  )
}

/** Address at which the organisation's employers and workers log in. */
function LoginAddress({ shortUrl }: { shortUrl: string }) {
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/${shortUrl}`).then(
      () => showToast(t.copied),
      () => showToast(t.notCopied, 'error'),
    )
  return (
    <Panel>
      <h2>{t.loginPage}</h2>
      <p className={styles.address} translate="no">
        {`${location.host}/${shortUrl}`}
      </p>
      <div className="row stretch wrap gap-10">
        <Button look="line" size="s" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t.copy}
        </Button>
        <LinkButton look="line" size="s" to={`/${shortUrl}`} target="_blank" icon={<Eye aria-hidden="true" />}>
          {t.see} <span className="sr-only">{organisationsTexts.newTab}</span>
        </LinkButton>
      </div>
    </Panel>
  )
}

/** Households that need attention, each line with a link to that part of the list. */
function ToDo({ home: { not_in, quiet } }: { home: HomeData }) {
  const rows = [
    { count: not_in, one: t.cardsOne, some: t.cardsSome, text: t.cardsText, view: 'not_in', icon: QrCode },
    { count: quiet, one: t.quietOne, some: t.quietSome, text: t.quietText, view: 'quiet', icon: Moon },
  ].filter(({ count }) => count > 0)
  return (
    <Panel>
      <h2>{t.toDo}</h2>
      {rows.length === 0 && <p className={styles.quiet}>{t.nothing}</p>}
      {rows.map(({ count, one, some, text, view, icon: Icon }) => (
        <Link key={view} to={`/admin?view=${view}`} className={`row gap-12 ${styles.task}`}>
          <Leaf size={36}>
            <Icon aria-hidden="true" />
          </Leaf>
          <span>
            <b>{count === 1 ? one : fillIn(some, { number: count })}</b>
            <small>{text}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      ))}
    </Panel>
  )
}
