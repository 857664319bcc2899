import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import { lastDay } from '#desk-kit/day-texts.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { cappedCount } from '#desk-kit/list/list-foot.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from '../organisations.module.css'
import { endingPages } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { Sign } from '../sign'
import { isAgency, lastDayText, stateOf } from '../words'
import { AddDialog } from './add-dialog'

const organisationColumns: Column<DeskOrganisation>[] = [
  {
    key: 'name',
    label: t.organisation,
    render: (one) => (
      <span className={`row gap-12 shrink break ${styles.name}`}>
        <Sign organisation={one} />
        <span>
          {one.name}
          <small>/{one.short_url}</small>
        </span>
      </span>
    ),
  },
  { key: 'address', label: t.address, render: ({ short_url }) => `/${short_url}`, wideOnly: true },
  { key: 'kind', label: t.kind, render: (one) => (isAgency(one) ? t.agency : t.plain) },
  { key: 'accounts', label: t.accounts, kind: 'number', render: ({ accounts }) => cappedCount(accounts) },
  { key: 'until', label: t.until, render: lastDayText },
  {
    key: 'state',
    label: t.state,
    render: (one) => {
      const { kind, word } = stateOf(one)
      return <Tag kind={kind}>{word}</Tag>
    },
  },
]

/** Organisations with a login page of their own, and the last day of their households' access. */
export function Organisations() {
  const list = useDeskList({
    queryKey: ['desk', 'organisations', 'list'],
    load: (query, { signal }) => deskRequest('GET /admin/organisations', { query }, { signal }),
    rowKey: ({ id }) => String(id),
  })
  const [isAdding, setAdding] = useState(false)
  return (
    <DeskPage
      title={t.title}
      count={list.count}
      main={
        <Button size="s" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      <EndingNotice />
      <DeskList
        list={list}
        texts={t}
        columns={organisationColumns}
        rowName={({ name }) => name}
        href={({ id }) => `/admin/organisations/${id}`}
      />
      {isAdding && <AddDialog onDone={() => setAdding(false)} />}
    </DeskPage>
  )
}

/** Contracts that end within 30 days, over the list. */
function EndingNotice() {
  const { queryKey, load } = endingPages
  const query = { limit: 1 }
  const answer = useQuery({ queryKey: [...queryKey, query], queryFn: (context) => load(query, context) })
  const { data } = answer
  if (!data) return <QueryError what={t.endingTitle} answer={answer} />
  const [first] = data.items
  if (!first) return null
  const words = data.total === 1 ? t.endingOne : t.endingSome
  const values = {
    name: first.org.name,
    day: lastDay(first.ends_at),
    number: data.total > 1000 ? '1,000+' : data.total,
  }
  return (
    <Notice kind="warn" icon={<CalendarClock aria-hidden="true" />}>
      <span className={`row between wrap gap-2 gap-x-16 ${styles.notice}`}>
        {fillIn(words, values)}
        <TextLink to="/admin/organisations/ending">{t.look}</TextLink>
      </span>
    </Notice>
  )
}
