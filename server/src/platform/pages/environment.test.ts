import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'

test('production carries no flag, and search engines may come', async () => {
  const { app } = await testApp()
  const page = await app.inject('/public')
  expect(page.headers).not.toHaveProperty('x-robots-tag')
  expect(page.body).not.toContain('data-environment')
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap')
})
test.each([
  ['staging', 'Staging'],
  ['development', 'Development'],
] as const)('%s says so on every page, and search engines stay away', async (environment, name) => {
  const { app } = await testApp({ config: { environment } })
  for (const address of ['/public', '/public/video/99', '/c/none']) {
    const page = await app.inject(address)
    expect(page.headers['x-robots-tag'], address).toContain('noindex')
    expect(page.body, address).toContain(`<body data-environment="${name}"`)
  }
  for (const address of ['/', '/api/topics', '/media/x']) {
    expect((await app.inject(address)).headers['x-robots-tag'], address).toBe('noindex, nofollow')
  }
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
})
