import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

export type DeskLesson = Data<Calls['GET /admin/videos/:id']>

export const lessonKey = (id: number) => ['desk', 'lesson', id]

export const useStoredLesson = (id: number) =>
  useQuery({
    queryKey: lessonKey(id),
    queryFn: () => deskRequest('GET /admin/videos/:id', { params: { id } }),
    refetchOnWindowFocus: false,
  })

/** Returns an address at which the browser may play a file of a lesson. */
export const useFileAddress = (key: string | null | undefined) =>
  useQuery({
    queryKey: ['desk', 'file', key],
    queryFn: () => deskRequest('GET /admin/files', { query: { key: key ?? '' } }),
    enabled: Boolean(key),
    staleTime: 600_000,
  })
