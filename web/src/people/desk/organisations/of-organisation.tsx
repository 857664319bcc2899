import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { rowId } from '#shared/row-id.ts'
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
      <NotLoaded error={error} onRetry={() => void refetch()} />
    </DeskPage>
  )
}
