import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useEffect, useState } from 'react'
import { OfOrganisation } from '../of-organisation'
import { cardsTexts as t } from './cards.texts'
import { ChooseWorkers } from './choose-workers'
import { freshLogins } from './fresh-logins'
import { PrintCards } from './print-cards'

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
