import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { spliced } from '#desk-kit/order/spliced.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

export type ListName = 'topics' | 'skills' | 'faq' | 'layout'

const keyOf = (list: ListName) => ['desk', list]

export const useDeskTopics = () =>
  useQuery({
    queryKey: keyOf('topics'),
    queryFn: ({ signal }) => deskRequest('GET /admin/topics', {}, { signal }),
    staleTime: 0,
  })

export const useDeskSkills = () =>
  useQuery({
    queryKey: keyOf('skills'),
    queryFn: ({ signal }) => deskRequest('GET /admin/skills', {}, { signal }),
    staleTime: 0,
  })

export const useDeskFaq = () =>
  useQuery({
    queryKey: keyOf('faq'),
    queryFn: ({ signal }) => deskRequest('GET /admin/faq', {}, { signal }),
    staleTime: 0,
  })

export const useDeskLayout = () =>
  useQuery({
    queryKey: keyOf('layout'),
    queryFn: ({ signal }) => deskRequest('GET /admin/layout', {}, { signal }),
    staleTime: 0,
  })

/** Searches lessons, to put them on a list. */
export const useLessonSearch = (q: string) =>
  useQuery({
    queryKey: ['desk', 'videos', 'found', q],
    queryFn: ({ signal }) => deskRequest('GET /admin/videos', { query: { q, limit: 8 } }, { signal }),
    enabled: q.trim() !== '',
  })

/** Counts the workers who would get a skill at once. */
export const useSkillReach = (id: number | null, videoIds: number[], isEnabled: boolean) =>
  useQuery({
    queryKey: ['desk', 'skills', 'reach', id, videoIds],
    queryFn: ({ signal }) =>
      deskRequest(
        'POST /admin/skills/:id/reach',
        { params: { id: id ?? 0 }, body: { video_ids: videoIds } },
        { signal },
      ),
    enabled: isEnabled && id !== null && videoIds.length > 0,
  })

/** Returns a function that refetches a list, and for topics also those that other pages show. */
export function useRefetchList(list: ListName) {
  const queries = useQueryClient()
  const changed: QueryKey[] = [keyOf(list), ...(list === 'topics' ? [queryKeys.topics()] : [])]
  return () => Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

type Row = { id: number } | { slug: string }
const nameOf = (row: Row) => ('id' in row ? row.id : row.slug)

/** Moves a row of a list behind another: shown at once, and refetched when it is stored. */
export function useMove(list: 'topics' | 'skills' | 'faq') {
  const queries = useQueryClient()
  const refetchList = useRefetchList(list)
  const queryKey = keyOf(list)
  const options = {
    scope: { id: `move-${list}` },
    onSettled: refetchList,
    onError: (error: Error) => showToast(error.message, 'error'),
  }
  const byId = useDeskMutation(`POST /admin/${list === 'faq' ? 'topics' : list}/:id/move`, options)
  const bySlug = useDeskMutation('POST /admin/faq/:slug/move', options)
  return async (key: string, after: string | null) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Row[]>(queryKey, (rows = []) => {
      const moving = rows.filter((row) => String(nameOf(row)) === key)
      const others = rows.filter((row) => String(nameOf(row)) !== key)
      return spliced(others, others.findIndex((row) => String(nameOf(row)) === after) + 1, 0, ...moving)
    })
    if (list === 'faq') bySlug.mutate({ params: { slug: key }, body: { after } })
    else byId.mutate({ params: { id: Number(key) }, body: { after: after === null ? null : Number(after) } })
  }
}
