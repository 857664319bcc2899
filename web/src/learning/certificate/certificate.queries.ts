import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'

/** A worker's certificates, with the names of their topics in the reader's language. */
export function useCertificates(userId: number) {
  return useQuery({
    queryKey: [...queryKeys.certificates(userId), useLanguage()],
    queryFn: ({ signal }) => request('GET /users/:id/certificates', { params: { id: userId } }, { signal }),
  })
}

/** The certificate of a code. */
export function useCheckedCertificate(code: string) {
  return useQuery({
    queryKey: ['certificate', code],
    queryFn: ({ signal }) => request('GET /certificates/:code', { params: { code } }, { signal }),
  })
}

/** Withdraws a certificate, or has it issued again. */
export function useCertificateChange(userId: number, change: 'withdraw' | 'renew') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request(`POST /certificates/:id/${change}`, { params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.certificates(userId) }),
        queries.invalidateQueries({ queryKey: ['certificate'] }),
      ]),
  })
}

/** Saves the name that her certificate lacks, and has it issued again. */
export function useNamedCertificate(userId: number, certificateId: number) {
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(fullname: string) {
      await request('POST /users/fullname', { body: { user_id: userId, fullname } })
      await request('POST /certificates/:id/renew', { params: { id: certificateId } })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.user(userId) }),
        queries.invalidateQueries({ queryKey: queryKeys.profile() }),
        queries.invalidateQueries({ queryKey: queryKeys.certificates(userId) }),
      ]),
  })
}
