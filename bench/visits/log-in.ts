type Session = Record<string, string>

/** A worker who reads Filipino: Burmese letters would need a font of the phone, which a bench's machine may lack. */
const workerLogin = { username: 'maria88', password: 'sampaguita-2025', role: 'W' }

/** Calls a server with the demo library: a POST if there is a body. */
export async function call<T>(origin: string, path: string, token: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const options = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) }
  const reply = await fetch(`${origin}/api${path}`, options)
  const { data } = (await reply.json()) as { data: T }
  return data
}

/** Logs in; returns the entries that the browser stores for a login. */
export async function logIn(origin: string): Promise<Session> {
  type Login = { token: string; user: { id: number } }
  const { token, user } = await call<Login>(origin, '/auth/login', '', workerLogin)
  const { session_key } = await call<{ session_key: string }>(origin, `/auth/session/${user.id}`, token, {})
  return { web_token: token, role: 'W', session_key, language_code: 'phi', hideBanner: '1' }
}
