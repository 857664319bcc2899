import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = 'tokens' | 'error' | 'rubbish' | 'silence'

/** A loopback Graph API that knows the tokens made with `token`, for callers that send the app's own token. */
export async function startGraphApi({ appId, appSecret }: { appId: string; appSecret: string }) {
  const dataByToken = new Map<string, object>()
  let answer: Answer = 'tokens'
  const server = createServer((request, response) => {
    if (answer === 'silence') return
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://graph')
    const isApp = request.headers.authorization === `Bearer ${appId}|${appSecret}`
    const data = dataByToken.get(searchParams.get('input_token') ?? '') ?? { is_valid: false, error: { code: 190 } }
    if (answer === 'error') response.statusCode = 500
    else if (pathname !== '/debug_token' || !isApp) response.statusCode = 400
    response.setHeader('content-type', 'application/json')
    response.end(answer === 'rubbish' ? '<html>' : JSON.stringify(isApp ? { data } : { error: { code: 190 } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes a token that the API knows; the fields without changes are valid. */
    token(userId: string, changes: object = {}): string {
      const token = `token ${dataByToken.size + 1} of ${userId}`
      dataByToken.set(token, { app_id: appId, user_id: userId, is_valid: true, type: 'USER', ...changes })
      return token
    },
    answerWith(kind: Answer) {
      answer = kind
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
