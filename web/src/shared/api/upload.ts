import { session } from '../session/session'
import { networkError, settle } from './request'

/** Time limit without progress, after which the connection counts as dead. */
const stallMs = 60_000

/** Uploads a file and returns its URL. `onProgress` gets the uploaded share, 0 to 1, which fetch can't report. */
export function upload(file: Blob, onProgress: (share: number) => void): Promise<string> {
  const token = session.token()
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/api/upload')
    call.setRequestHeader('authorization', `Bearer ${token}`)
    call.setRequestHeader('x-access-token', token)
    let timer = setTimeout(() => call.abort(), stallMs)
    call.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(() => call.abort(), stallMs)
      onProgress(total > 0 ? loaded / total : 0)
    }
    call.onerror = () => reject(networkError())
    call.onabort = () => reject(networkError())
    call.onloadend = () => clearTimeout(timer)
    call.onload = () =>
      settle<{ url: string }>(new Response(call.responseText, { status: call.status }), token).then(
        ({ url }) => resolve(url),
        reject,
      )
    call.send(form)
  })
}
