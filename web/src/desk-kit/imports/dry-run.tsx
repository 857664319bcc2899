import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { partsTexts } from '../parts.texts'
import { BigNumbers } from './big-numbers'

type Props = {
  read: number
  ready: number
  refused: number
  /** Shown when something was made already. */
  doneNote?: string
  children?: ReactNode
}

/**
 * Effect that a file would have: three big numbers, and a note that nothing was done yet. The refused rows follow
 * below.
 */
export function DryRun({ read, ready, refused, doneNote, children }: Props) {
  return (
    <Panel>
      <BigNumbers
        numbers={[
          { number: read, label: read === 1 ? partsTexts.rowRead : partsTexts.rowsRead },
          { number: ready, label: partsTexts.ready, kind: 'ok' },
          { number: refused, label: partsTexts.refused, kind: 'bad' },
        ]}
      />
      <Notice kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {doneNote ?? partsTexts.nothingYet}
      </Notice>
      {children}
    </Panel>
  )
}
