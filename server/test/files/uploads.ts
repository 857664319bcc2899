import sharp from 'sharp'
import type { TestApp } from '../app/test-app'

/** A red picture. */
export function picture(width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

/** Uploads a file as a browser's form does. */
export async function upload(
  { app }: TestApp,
  token: string,
  file: Buffer,
  { name = 'me.png', field = 'file', url = '/api/upload' } = {},
) {
  const boundary = 'boundary-of-a-form'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  const { data, code } = reply.json()
  return { status: reply.statusCode, code, url: String(data?.url ?? '') }
}
