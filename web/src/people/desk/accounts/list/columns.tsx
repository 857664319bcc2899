import type { Language } from '@kasama/contract/language'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { shortNames } from '#desk-kit/languages/language-state.ts'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import styles from '../accounts.module.css'
import { accountsTexts as t } from '../accounts.texts'
import { Person, StateTag } from '../person'
import { seenWord } from '../words'

const reads = ({ role, language_code }: DeskPerson): Language => (role === 'W' ? language_code : 'eng')

export const accountColumns: Column<DeskPerson>[] = [
  {
    key: 'name',
    label: t.account,
    render: (person) => <Person person={person} />,
    sort: { up: 'name', down: '-name' },
  },
  { key: 'role', label: t.role, render: ({ role }) => t[role] },
  {
    key: 'linked',
    label: t.linked,
    render: ({ linked }) => linked?.name ?? <span className={styles.muted}>{t.nobody}</span>,
  },
  {
    key: 'language',
    label: t.language,
    render: (person) => <span className={styles.language}>{shortNames[reads(person)]}</span>,
  },
  { key: 'seen', label: t.seen, render: seenWord },
  { key: 'state', label: t.state, render: (person) => <StateTag person={person} /> },
]
