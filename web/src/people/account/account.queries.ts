import type { Profile } from '@kasama/contract/people/account.api'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { upload } from '#shared/api/upload.ts'

/** A login with the current token checks the password of its account and changes no session. */
export function checkPassword({ role, email, username }: Profile, password: string) {
  const name = role === 'W' ? { username: username ?? '' } : { username: email ?? '', email: email ?? '', role }
  return request('POST /auth/login', { body: { ...name, password } }, { repeatable: true })
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (form: { old_pass: string; new_pass: string }) => request('POST /auth/change_pass', { body: form }),
  })
}

/** Requires a password check first. */
export function useChangeEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => request('POST /users/email', { body: { email } }),
    onSuccess: (profile) => storeProfile(queries, profile),
  })
}

export const deleteAccount = () => request('POST /users/delete')

/** Sends the employer a link to a new password. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => request('POST /auth/employer_forgot_password', { body: { email } }),
  })
}

/**
 * Everything that is stored about the caller, as JSON text. Each export is recorded, so it is requested once per visit.
 */
export function useExport() {
  const { mutate, data, error } = useMutation({ mutationFn: () => request('POST /users/export') })
  const ask = useCallback(() => mutate(), [mutate])
  useEffect(ask, [ask])
  return { data, error, ask }
}

/** Uploads a picture and sets it as hers; `onProgress` gets the uploaded share, 0 to 1. */
export function useSetPhoto(onProgress: (share: number) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: Blob) =>
      request('POST /users/avatar', { body: { img_url: await upload(file, onProgress) } }),
    onSuccess: (profile) => storeProfile(queries, profile),
  })
}

/** Sets one of the drawn people as her picture. */
export function useSetDrawnPicture() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (img_url: string) => request('POST /users/avatar', { body: { img_url } }),
    onSuccess: (profile) => storeProfile(queries, profile),
  })
}

function storeProfile(queries: QueryClient, profile: Profile) {
  queries.setQueryData(queryKeys.profile(), profile)
  return queries.invalidateQueries({ queryKey: queryKeys.user(profile.id) })
}
