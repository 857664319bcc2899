import type { Data, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { type IdentityQuestion, identityCheck } from './identity-check'

type Args<K extends keyof Calls> = Parameters<typeof request<K>>

/**
 * `request` for the desk: if the server wants the identity confirmed, or the session has ended, the desk asks the admin
 * over the open page and repeats the call. The form stays as it is. If the admin gives up, the server's error is
 * thrown.
 */
export async function deskRequest<K extends keyof Calls>(...args: Args<K>): Promise<Data<Calls[K]>> {
  try {
    return await request(...args)
  } catch (error) {
    const question = questionOf(error)
    if (!question || !(await identityCheck.ask(question))) throw error
    return deskRequest(...args)
  }
}

const questions: Record<string, IdentityQuestion> = {
  confirm_identity: 'confirm',
  session_ended: 'return',
  not_signed_in: 'return',
}
const questionOf = (error: unknown) => (error instanceof RequestError ? questions[error.code] : undefined)

type Options<K extends keyof Calls> = Omit<UseMutationOptions<Data<Calls[K]>, Error, Input<Calls[K]>>, 'mutationFn'>

/** A call of the desk that writes: `useDeskMutation('POST /admin/accounts/:id/block', { onSuccess })`. */
export function useDeskMutation<K extends keyof Calls>(call: K, options: Options<K> = {}) {
  return useMutation({
    ...options,
    mutationFn: (input: Input<Calls[K]>) => deskRequest(...([call, input] as unknown as Args<K>)),
  })
}
