import { networkError, settle } from '#shared/api/request.ts'
import { session } from '#shared/session/session.ts'

/** Sends one file to a call that takes one; returns the data of its response. */
export async function sendFile<D>(path: string, file: Blob): Promise<D> {
  const token = session.token()
  const form = new FormData()
  form.append('file', file, 'file')
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}`, 'x-access-token': token } : {}
  const reply = await fetch(`/api${path}`, { method: 'POST', body: form, headers }).catch(() => {
    throw networkError()
  })
  return settle<D>(reply, token)
}
