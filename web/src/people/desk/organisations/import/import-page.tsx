import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Check, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { crumbOf } from '../crumb-of'
import { OfOrganisation } from '../of-organisation'
import { CheckStep } from './check-step'
import { FileStep } from './file-step'
import { importTexts as t } from './import.texts'
import { MakeDialog, makeWords } from './make-dialog'
import { type HouseholdImport, type Import, useImport } from './use-import'

/** Import of an agency's households from a file: checked first, corrected in place, then made as a whole. */
export function ImportPage() {
  return <OfOrganisation title={t.title}>{(organisation) => <Importer organisation={organisation} />}</OfOrganisation>
}

type ImporterProps = { organisation: DeskOrganisation }

function Importer({ organisation }: ImporterProps) {
  const importing = useImport(organisation.id)
  const { orgId } = useDesk()
  const crumb = crumbOf(organisation, orgId)
  if (!importing.work)
    return (
      <DeskPage crumb={crumb} title={t.title}>
        <Way current={0} />
        <FileStep orgId={organisation.id} onRead={importing.begin} />
      </DeskPage>
    )
  return <Checked organisation={organisation} importing={importing} work={importing.work} />
}

const Way = ({ current }: { current: number }) => (
  <Steps
    label={t.steps}
    current={current}
    steps={[{ label: t.file }, { label: t.check }, { label: t.make }, { label: t.cards }]}
  />
)

function Checked({ organisation, importing, work }: ImporterProps & { importing: HouseholdImport; work: Import }) {
  const { orgId } = useDesk()
  const { pairs, check, set, mend, end } = importing
  const [isAsked, setAsked] = useState(false)
  // The rows are dropped when this page is left; until the login cards open, it shows its last step.
  const [isMade, setMade] = useState(false)
  useEndAfter(isMade, end)
  const ready = pairs.filter(({ checked }) => checked.state === 'ready')
  const refused = pairs.filter(({ checked }) => checked.state === 'refused').length
  const waits = work.how === 'all' && refused > 0
  return (
    <DeskPage
      crumb={crumbOf(organisation, orgId)}
      title={work.file}
      dock={
        <>
          <Button look="line" size="s" icon={<Upload aria-hidden="true" />} onClick={end}>
            {t.other}
          </Button>
          <Button
            size="s"
            icon={<Check aria-hidden="true" />}
            disabled={ready.length === 0 || waits || check.isFetching}
            onClick={() => setAsked(true)}
          >
            {waits ? fillIn(t.allFirst, { number: refused }) : makeWords(ready.length)}
          </Button>
        </>
      }
    >
      <Way current={isMade ? 3 : 1} />
      {check.data && <CheckStep work={work} pairs={pairs} set={set} mend={mend} />}
      {check.error && !check.data && <ListError error={check.error} onRetry={() => void check.refetch()} />}
      {check.isPending && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {isAsked && (
        <MakeDialog
          organisation={organisation}
          work={work}
          rows={ready.map(({ row }) => row)}
          onMade={() => setMade(true)}
          onNone={end}
          onDismiss={() => setAsked(false)}
        />
      )}
    </DeskPage>
  )
}

/** Calls `end` when the component is removed, if `isOver` by then. */
function useEndAfter(isOver: boolean, end: () => void) {
  const last = useRef({ isOver, end })
  useEffect(() => {
    last.current = { isOver, end }
  })
  useEffect(() => () => void (last.current.isOver && last.current.end()), [])
}
