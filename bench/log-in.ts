type Session = Record<string, string>

/** She reads Filipino: Burmese letters come from the font of her phone, which the machine of a bench may not have. */
const helper = { username: 'maria88', password: 'sampaguita-2025', role: 'W' }

/** A call to a server with the demo library: a POST where there is a body. */
export async function call<T>(origin: string, path: string, token: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const options = { method: body ? 'POST' : 'GET', headers, ...(body && { body: JSON.stringify(body) }) }
  const reply = await fetch(`${origin}/api${path}`, options)
  const { data } = (await reply.json()) as { data: T }
  return data
}

/** What the browser keeps of a login. */
export async function logIn(origin: string): Promise<Session> {
  type Login = { token: string; user: { id: number } }
  const { token, user } = await call<Login>(origin, '/auth/login', '', helper)
  const { session_key } = await call<{ session_key: string }>(origin, `/auth/session/${user.id}`, token, {})
  return { web_token: token, role: 'W', session_key, language_code: 'phi', hideBanner: '1' }
}
