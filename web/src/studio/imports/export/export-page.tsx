import type { ExportSelection } from '@kasama/contract/studio/content/exports.api'
import { useQuery } from '@tanstack/react-query'
import { Download, FingerprintPattern, PackageOpen } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { searchOf, videoFilters } from '#studio/videos/filters.ts'
import { exportTexts as t } from './export.texts'

/** Returns the lessons to export: the ids in the address, else the list's search and filters in it, else all. */
function useSelection(): ExportSelection {
  const [address] = useSearchParams()
  const state = useListState({ filters: videoFilters })
  const listedIds = (address.get('ids') ?? '').split(',').map(Number)
  const ids = [...new Set(listedIds.filter((id) => Number.isInteger(id) && id > 0))]
  if (ids.length > 0) return { ids }
  return state.isNarrowed ? { filters: searchOf(state) } : {}
}

/** The library, or a selection of it, as a content pack. */
export function ExportPage() {
  const body = useSelection()
  const isWhole = !body.ids && !body.filters
  const look = useQuery({
    queryKey: ['desk', 'export', body],
    queryFn: () => deskRequest('POST /admin/exports/look', { body }),
  })
  const order = useDeskMutation('POST /admin/exports', { onSuccess: ({ address }) => window.location.assign(address) })
  return (
    <DeskPage crumb={[{ to: '/admin/videos', label: t.videos }]} title={t.title} lead={t.lead}>
      {look.error && <ListError error={look.error} onRetry={() => void look.refetch()} />}
      {look.isPending && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {look.data && (
        <Panel>
          <h2>{titleOf(body, look.data.lessons)}</h2>
          <p>{isWhole ? t.withLists : t.withTopics}</p>
          {look.data.left_out > 0 && (
            <Notice kind="warn">
              {look.data.left_out === 1 ? t.leftOne : fillIn(t.left, { number: look.data.left_out })}
            </Notice>
          )}
          {look.data.is_too_large && <Notice kind="bad">{t.tooLarge}</Notice>}
          {order.error && <Notice kind="bad">{order.error.message}</Notice>}
          {order.data ? (
            <Notice kind="ok" icon={<Download aria-hidden="true" />}>
              {t.ready} <a href={order.data.address}>{t.again}</a>
            </Notice>
          ) : (
            <Notice icon={<FingerprintPattern aria-hidden="true" />}>{partsTexts.fresh}</Notice>
          )}
          <div>
            <Button
              icon={<PackageOpen aria-hidden="true" />}
              busy={order.isPending}
              disabled={look.data.lessons === 0 || look.data.is_too_large}
              onClick={() => order.mutate({ body })}
            >
              {t.get}
            </Button>
          </div>
          {!isWhole && <Link to="/admin/videos/export">{t.all}</Link>}
        </Panel>
      )}
    </DeskPage>
  )
}

function titleOf({ ids, filters }: ExportSelection, lessons: number): string {
  const some = lessons === 1 ? t.one : fillIn(t.some, { number: lessons.toLocaleString('en') })
  if (ids) return some
  return fillIn(filters ? t.found : t.whole, { lessons: some })
}
