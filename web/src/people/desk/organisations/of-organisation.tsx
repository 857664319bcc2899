import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { rowId } from '#shared/row-id.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useDeskOrganisation } from './organisations.queries'

type Props = { title: string; children: (organisation: DeskOrganisation) => ReactNode }

/** A page about one organisation: the one in the address, else the one that owns this desk. */
export function OfOrganisation(props: Props) {
  const { orgId } = useDesk()
  const asked = useParams().id
  const id = asked === undefined ? orgId : rowId(asked)
  if (id === null) return <Navigate to="/admin/organisations" replace />
  return id === undefined ? <UnknownPage /> : <Found key={id} id={id} {...props} />
}

function Found({ id, title, children }: Props & { id: number }) {
  const { data, error, refetch } = useDeskOrganisation(id)
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  if (data) return children(data)
  return (
    <DeskPage title={title}>
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
