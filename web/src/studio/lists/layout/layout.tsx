import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useDeskLayout } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { layoutTexts as t } from './layout.texts'
import { LayoutEditor } from './layout-editor'

/** The sections of the library, and the employers' view of them. */
export function Layout() {
  const { data, error, refetch } = useDeskLayout()
  return (
    <DeskPage crumb={[{ to: '/admin/settings', label: listsTexts.settings }]} title={listsTexts.layout} lead={t.lead}>
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {data && <LayoutEditor stored={data} />}
    </DeskPage>
  )
}
