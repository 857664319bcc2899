import type { DeskImport } from '@kasama/contract/studio/content/imports.api'
import { csvOf } from '@kasama/contract/text/csv'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import styles from '../imports.module.css'
import { importsTexts as t } from '../imports.texts'

/** The first refused rows, each with its reason, and all of them as a file. */
export function RefusedRows({ import_: { id, refused } }: { import_: DeskImport }) {
  const [isBusy, setBusy] = useState(false)
  if (refused.length === 0) return null
  async function download() {
    setBusy(true)
    await deskRequest('GET /admin/imports/:id/refused', { params: { id } }).then(
      ({ rows }) => {
        const head = [t.reportWhere, t.reportLine, t.reportReason, t.reportTitle]
        const lines = rows.map(({ file, line, reason, title }) => [file, line, reason, title])
        saveFile(t.reportFile, csvOf(head, lines), 'text/csv;charset=utf-8')
      },
      (error: Error) => showToast(error.message, 'error'),
    )
    setBusy(false)
  }
  return (
    <>
      <ul className={styles.refused} aria-label={t.refused}>
        {refused.map(({ file, line, reason, title }, place) => (
          <li key={place}>
            <span className={styles.quiet}>{whereOf(file, line)}</span>
            <span>
              {reason}
              {title && <small>{title}</small>}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button
          look="line"
          size="s"
          busy={isBusy}
          icon={<Download aria-hidden="true" />}
          onClick={() => void download()}
        >
          {t.report}
        </Button>
      </div>
    </>
  )
}

const whereOf = (file: string, line: number) => {
  const place = line > 0 ? fillIn(t.line, { number: line.toLocaleString('en') }) : ''
  return file ? [file, place].filter(Boolean).join(', ') : place
}
