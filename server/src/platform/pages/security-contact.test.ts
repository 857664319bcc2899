import { expect, test } from 'vitest'
import { storeSetting } from '#platform/settings/settings.queries'
import { testApp } from '#test/app/test-app'

test('security.txt names the contact of the brand, also after a change at the desk, and runs out within a year', async () => {
  const { app, deps } = await testApp()
  const read = async () => app.inject('/.well-known/security.txt')
  const first = await read()
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(first.body).toBe(
    [
      'Contact: mailto:hello@kasama.example',
      'Expires: 2026-09-07T00:00:00Z',
      'Preferred-Languages: en, fil, id, my',
      'Canonical: http://kasama.test/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  await storeSetting(deps.db, 'brand', { contactEmail: 'safe@agency.example' })
  expect((await read()).body).toContain('Contact: mailto:safe@agency.example\n')
  await storeSetting(deps.db, 'brand', {})
  expect((await read()).body).toBe(first.body)
})
