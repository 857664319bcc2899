import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { request } from '#shared/api/request.ts'
import { deskRequest } from '../desk-request'

type NewPasskey = Input<Calls['POST /admin/passkeys']>['body']['passkey']

/** Calls that add a factor, sent with a login's own token or by `deskRequest`, which has the identity confirmed. */
function factorCalls(send: typeof request) {
  return {
    wantPasskey: () => send('POST /admin/passkeys/wanted'),
    addPasskey: async (name: string, passkey: NewPasskey) =>
      (await send('POST /admin/passkeys', { body: { name, passkey } })).recovery_codes,
    wantCodes: () => send('POST /admin/codes/wanted'),
    addCodes: async (code: string) => (await send('POST /admin/codes', { body: { code } })).recovery_codes,
  }
}
export type FactorCalls = ReturnType<typeof factorCalls>

/** A login's calls carry its own token, which is not stored yet. */
export function loginFactorCalls(token: string): FactorCalls {
  const send = (call: never, input: object = {}) => request(call, input as never, { token } as never)
  return factorCalls(send as unknown as typeof request)
}

export const deskFactorCalls = factorCalls(deskRequest as typeof request)
