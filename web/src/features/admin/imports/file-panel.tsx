import { csvOf } from '@kasama/contract/csv'
import { Download, FileUp, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saveFile } from '../../../shared/device/save-file'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Panel } from '../../../shared/ui/layout/panel'
import { deskRequest } from '../coming-in/desk-request'
import { FileDrop } from '../parts/papers/file-drop'
import { importsTexts as t } from './imports.texts'
import { sendImport } from './sending'

const sample = () =>
  csvOf(
    ['title', 'description', 'youtube_id', 'duration', 'topic', 'title_mya'],
    [['Fold a fitted sheet', 'Corners first, then flat.', 'aaaaaaaaaaa', '02:05', 'Chores', '']],
  )

/** Asks for a list or a pack. It is sent at once, and its page shows how far it is. */
export function FilePanel() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  async function take(file: File | undefined) {
    if (!file || isBusy) return
    setBusy(true)
    setProblem(undefined)
    const body = { name: file.name, bytes: file.size, modified: file.lastModified }
    await deskRequest('POST /admin/imports', { body }).then(
      (opened) => {
        sendImport(opened, file)
        navigate(`/admin/videos/import?id=${opened.id}`)
      },
      (error: Error) => setProblem(error.message),
    )
    setBusy(false)
  }
  return (
    <Panel>
      <p>{t.lead}</p>
      <FileDrop
        accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
        icon={<FileUp aria-hidden="true" />}
        busy={isBusy}
        onFile={(file) => void take(file)}
      >
        <b>{t.choose}</b> {t.drop}
      </FileDrop>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Notice kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {t.nothingYet}
      </Notice>
      <div>
        <Button
          look="line"
          size="s"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile('lessons.csv', sample(), 'text/csv;charset=utf-8')}
        >
          {t.sample}
        </Button>
      </div>
    </Panel>
  )
}
