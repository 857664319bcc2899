import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { lastDay } from '#desk-kit/days.ts'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { RenewDialog } from '../households/renew-dialog'
import styles from '../organisations.module.css'
import { organisationsTexts as t } from '../organisations.texts'
import { isAgency } from '../words'

/** Number of contracts, those that end soon, and a button to renew all at once. */
export function ContractsPanel({ organisation }: { organisation: DeskOrganisation }) {
  const [isRenewing, setRenewing] = useState(false)
  const { id, accounts, contracts, ending, next_end } = organisation
  const values = [
    [t.accounts, countOf(accounts)],
    [t.running, countOf(contracts)],
    [t.ending, countOf(ending)],
    ...(next_end ? [[t.nextEnd, lastDay(next_end)]] : []),
  ]
  return (
    <Panel>
      <h2>{t.contracts}</h2>
      <dl className={styles.values}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
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
