import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Column, Columns } from '#shared/ui/rows/columns.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useWorkerDetails } from './details.queries'
import { detailsTexts } from './details.texts'
import { LanguagePanel } from './language-panel'
import { LoginPanel } from './login-panel'
import { nameOf } from './name-of'
import { ReplacePanel } from './replace-panel'

type Props = { workerId: number; onReplaced: () => void }

/** The worker's User ID, language, password and session, and her replacement. */
export function WorkerDetails({ workerId, onReplaced }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const { data, dataUpdatedAt, error, refetch } = useWorkerDetails(workerId)
  if (data) {
    return (
      <Columns aside>
        <Column>
          <LanguagePanel worker={data} />
          <LoginPanel worker={data} name={nameOf(data)} now={new Date(dataUpdatedAt)} />
        </Column>
        <ReplacePanel worker={data} name={nameOf(data)} onReplaced={onReplaced} />
      </Columns>
    )
  }
  if (error) return <ErrorState text={error.message} action={t('tryAgain')} onAction={() => void refetch()} />
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}
