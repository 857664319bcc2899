import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../../../shared/ui/feedback/notice'
import { Panel } from '../../../../shared/ui/layout/panel'
import { partsTexts } from '../parts.texts'
import styles from './dry-run.module.css'

type Props = {
  read: number
  ready: number
  refused: number
  /** Said when something was made already. */
  done?: string
  children?: ReactNode
}

/** What a file would do: three big numbers, and that nothing was done yet. The refused rows stand below it. */
export function DryRun({ read, ready, refused, done, children }: Props) {
  return (
    <Panel>
      <p className={styles.numbers}>
        <span>
          <b>{read.toLocaleString('en')}</b> {partsTexts.rowsRead}
        </span>
        <span className={styles.ok}>
          <b>{ready.toLocaleString('en')}</b> {partsTexts.ready}
        </span>
        <span className={refused > 0 ? styles.bad : undefined}>
          <b>{refused.toLocaleString('en')}</b> {partsTexts.refused}
        </span>
      </p>
      <Notice kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {done ?? partsTexts.nothingYet}
      </Notice>
      {children}
    </Panel>
  )
}
