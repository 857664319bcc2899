import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from '../organisations.module.css'
import { organisationsTexts as t } from '../organisations.texts'
import { Sign } from '../sign'
import { isAgency, stateOf, untilWord } from '../words'

export const organisationColumns: Column<DeskOrganisation>[] = [
  {
    key: 'name',
    label: t.organisation,
    render: (one) => (
      <span className={styles.name}>
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
  { key: 'accounts', label: t.accounts, kind: 'number', render: ({ accounts }) => countOf(accounts) },
  { key: 'until', label: t.until, render: untilWord },
  {
    key: 'state',
    label: t.state,
    render: (one) => {
      const { kind, word } = stateOf(one)
      return <Tag kind={kind}>{word}</Tag>
    },
  },
]
