import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { household } from '#test/people/people'

const maxBytes = 5 * 1_048_576
const boundary = 'boundary-of-a-form'

/** A form whose file arrives in two chunks, of which the first is as large as a file may be. */
async function* inTwo(field: string) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`
  yield Buffer.concat([Buffer.from(head), Buffer.alloc(maxBytes, 'a')])
  // The parser emits the first chunk before it reads the next.
  for (let turns = 0; turns < 20; turns++) await turn()
  yield Buffer.from(`and one more line\r\n--${boundary}--\r\n`)
}

test.each([
  ['upload', 'file'],
  ['chat', 'image'],
])('a file for %s that goes on where it may not is refused, and not taken half', async (call, field) => {
  const app = await testApp()
  const { worker } = await household(app)
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/${call}`,
    headers: {
      authorization: `Bearer ${worker.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Readable.from(inTwo(field)),
  })
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large'])
})
