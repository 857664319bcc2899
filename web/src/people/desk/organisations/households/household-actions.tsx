import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarMinus, CalendarPlus, QrCode } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { organisationsTexts } from '../organisations.texts'
import { nameOf } from './columns'
import { EndDialog } from './end-dialog'
import { householdsTexts as t } from './households.texts'
import { RenewDialog } from './renew-dialog'
import type { useChosen } from './use-chosen'

type Props = {
  organisation: Pick<DeskOrganisation, 'id' | 'name'>
  households: DeskHousehold[]
  selection: ReturnType<typeof useChosen>['selection']
  onCards: () => void
}

/** Bulk actions for the households that are ticked. */
export function HouseholdActions({ organisation, households, selection, onCards }: Props) {
  const { orgId } = useDesk()
  const [open, setOpen] = useState<'renew' | 'end'>()
  const contracts = households.filter(({ ends_at }) => ends_at !== null)
  const running = contracts.filter(({ ends_at }) => Date.parse(ends_at ?? '') > Date.now())
  // The length of a contract is agreed with the provider, so only the provider renews.
  const renewable = orgId === null ? contracts : []
  const [first, ...others] = running
  function end() {
    setOpen(undefined)
    selection.set(new Set())
  }
  const deeds = [
    renewable.length > 0 && {
      label: fillIn(organisationsTexts.renewSome, { number: renewable.length }),
      icon: <CalendarPlus aria-hidden="true" />,
      onPress: () => setOpen('renew'),
    },
    first && {
      label: fillIn(t.endOrShorten, { number: running.length }),
      icon: <CalendarMinus aria-hidden="true" />,
      onPress: () => setOpen('end'),
    },
    { label: t.cards, icon: <QrCode aria-hidden="true" />, isMain: true, onPress: onCards },
  ]
  return (
    <>
      <BulkBar selection={selection} actions={deeds.filter((deed) => typeof deed === 'object')} />
      {open === 'renew' && <RenewDialog organisation={organisation} households={renewable} onDone={end} />}
      {open === 'end' && first && (
        <EndDialog
          ids={running.map(({ id }) => id)}
          whose={others.length === 0 ? nameOf(first) : fillIn(t.whoseSome, { number: running.length })}
          onDone={end}
        />
      )}
    </>
  )
}
