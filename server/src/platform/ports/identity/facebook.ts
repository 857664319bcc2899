import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { fail } from '#platform/http/errors'
import type { Facebook } from './identity'

type Settings = { appId: string; appSecret: string; apiBase: string }

const timeoutMs = 5000

/** Response of the Graph API about a valid token; for an invalid one it has fewer fields. */
const debugged = Compile(
  Type.Object({
    data: Type.Object({ app_id: Type.String(), user_id: Type.String(), is_valid: Type.Boolean(), type: Type.String() }),
  }),
)

/**
 * Verifies Facebook's access tokens with the Graph API (`debug_token`): made for this app, for a user, and not ended.
 */
export function facebookGraph({ appId, appSecret, apiBase }: Settings): Facebook {
  async function ask(accessToken: string): Promise<unknown> {
    const query = new URLSearchParams({ input_token: accessToken })
    const reply = await fetch(`${apiBase}/debug_token?${query}`, {
      headers: { authorization: `Bearer ${appId}|${appSecret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (reply.status >= 500) throw new Error('away')
    return reply.json()
  }
  return {
    async subjectOf(accessToken) {
      const answer = await ask(accessToken).catch(() => fail('facebook_away'))
      if (!debugged.Check(answer)) return fail('facebook_refused')
      const { app_id, user_id, is_valid, type } = answer.data
      if (!is_valid || app_id !== appId || type !== 'USER' || user_id === '') return fail('facebook_refused')
      return user_id
    },
  }
}
