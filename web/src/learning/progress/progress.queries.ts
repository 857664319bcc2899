import type { Language } from '@kasama/contract/language'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { rename } from './hero/rename'

/** The figures of a worker's page. */
export function useProgress(userId: number) {
  return useQuery({
    queryKey: queryKeys.progress(userId, 'page'),
    queryFn: ({ signal }) => request('GET /users/:id/progress', { params: { id: userId } }, { signal }),
  })
}

/** All skills in the reader's language; `earned` marks hers. */
export function useSkills(userId: number, lang: Language) {
  return useQuery({
    queryKey: [...queryKeys.skills(userId), lang],
    queryFn: ({ signal }) =>
      request('GET /skills/skill_for_worker/:id', { params: { id: userId }, query: { lang } }, { signal }),
  })
}

/** A worker's progress with the skills of a lesson. */
export function useSkillSteps(workerId: number, videoId: number) {
  const lang = useLanguage()
  return useQuery({
    queryKey: [...queryKeys.skills(workerId), lang, videoId],
    queryFn: ({ signal }) =>
      request('GET /videos/:id/skills', { params: { id: videoId }, query: { lang } }, { signal }),
  })
}

export function useRename(userId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fullname: string) => rename(queries, userId, fullname),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.user(userId) }),
        queries.invalidateQueries({ queryKey: queryKeys.profile() }),
        queries.invalidateQueries({ queryKey: queryKeys.worker(userId) }),
        queries.invalidateQueries({ queryKey: ['progress', userId] }),
        queries.invalidateQueries({ queryKey: queryKeys.certificates(userId) }),
      ]),
  })
}
