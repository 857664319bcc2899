import { useSearchParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { rowId } from '#shared/row-id.ts'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { FilePanel } from './file-panel'
import { FormerImports } from './former-imports'
import { importCrumb } from './import-crumb'
import styles from './imports.module.css'
import { useImport } from './imports.queries'
import { importsTexts as t } from './imports.texts'
import { OneImport } from './one-import'

/** Imports of lists and packs: a file is chosen, checked, loaded, and can be undone. */
export function ImportPage() {
  const [address] = useSearchParams()
  const id = rowId(address.get('id') ?? undefined)
  return id === undefined ? <Begin /> : <Known key={id} id={id} />
}

function Begin() {
  return (
    <DeskPage crumb={importCrumb} title={t.title}>
      <Steps
        label={t.steps}
        current={0}
        steps={[{ label: t.file }, { label: t.columnsAndTopics }, { label: t.check }, { label: t.load }]}
      />
      <div className={styles.columns}>
        <div>
          <FilePanel />
        </div>
        <div>
          <FormerImports />
        </div>
      </div>
    </DeskPage>
  )
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useImport(id)
  if (data) return <OneImport import_={data} />
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  return (
    <DeskPage crumb={importCrumb} title={t.title}>
      {error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
    </DeskPage>
  )
}
