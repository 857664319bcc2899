import type { Conflict } from '@kasama/contract/studio/lesson/lessons.api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readDraft, storeDraft } from '#shared/session/draft.ts'

type StoredConflicts = { conflicts: Conflict[] }

/**
 * Fields that two editors changed, shown on every page of the lesson until they are settled. The admin's own values are
 * stored nowhere else by then, so they are kept on this device.
 */
export function useConflicts(id: number) {
  const client = useQueryClient()
  const queryKey = ['desk', 'lesson-conflicts', id]
  const name = `lesson-conflicts-${id}`
  const { data } = useQuery<Conflict[]>({
    queryKey,
    queryFn: () => readDraft<StoredConflicts>(name)?.conflicts ?? [],
    initialData: () => readDraft<StoredConflicts>(name)?.conflicts ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  function set(change: (before: Conflict[]) => Conflict[]) {
    const conflicts = change(client.getQueryData<Conflict[]>(queryKey) ?? [])
    storeDraft(name, conflicts.length > 0 ? { conflicts } : null)
    client.setQueryData<Conflict[]>(queryKey, conflicts)
  }
  return [data, set] as const
}
