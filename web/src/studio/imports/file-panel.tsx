import { csvOf } from '@kasama/contract/csv'
import { FileUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ImportFile } from '#desk-kit/papers/import-file.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { importsTexts as t } from './imports.texts'
import { sendImport } from './sending'

const sample = {
  name: 'lessons.csv',
  csv: () =>
    csvOf(
      ['title', 'description', 'youtube_id', 'duration', 'topic', 'title_mya'],
      [['Fold a fitted sheet', 'Corners first, then flat.', 'aaaaaaaaaaa', '02:05', 'Chores', '']],
    ),
}

/** Asks for a list or a pack, sends it at once, and opens its page, which shows the progress. */
export function FilePanel() {
  const navigate = useNavigate()
  async function take(file: File) {
    const body = { name: file.name, bytes: file.size, modified: file.lastModified }
    const opened = await deskRequest('POST /admin/imports', { body })
    sendImport(opened, file)
    navigate(`/admin/videos/import?id=${opened.id}`)
  }
  return (
    <ImportFile
      accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
      icon={<FileUp aria-hidden="true" />}
      words={t}
      sample={sample}
      onFile={take}
    />
  )
}
