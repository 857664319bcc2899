import { Download } from 'lucide-react'
import { saveFile } from '#shared/device/save-file.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useExport } from '../account.queries'
import { dataTexts } from './data.texts'
import { DataPart } from './data-part'
import { readExport } from './read-export'

/** Everything that is stored about the reader, to read here or download. */
export function OwnData() {
  const t = useTexts(dataTexts)
  const { data, error, ask } = useExport()
  if (error) return <ErrorState text={error.message} action={t('tryAgain')} onAction={ask} />
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  return (
    <>
      <p>
        <Phrases>{t('about')}</Phrases>
      </p>
      <div>
        <Button
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile('kasama-data.json', data.json, 'application/json')}
        >
          {t('download')}
        </Button>
      </div>
      {readExport(data.json).map(({ name, entries }) => (
        <DataPart key={name} name={name} entries={entries} />
      ))}
    </>
  )
}
