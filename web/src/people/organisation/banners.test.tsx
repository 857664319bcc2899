import { expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { employer, showApp } from '#test/show-app.tsx'

const homes = { id: 3, short_url: 'sample-homes', logo_url: null }

test('the login at an organisation’s path shows its name, or a plain login if it fails to load', async () => {
  const { screen } = await showApp('/sample-homes?as=helper', null, { 'GET /admin/orgs': [homes] })
  await expect.element(screen.getByText('Sample Homes')).toBeVisible()
  await screen.unmount()
  const { screen: plain } = await showApp('/other-homes', null, { 'GET /admin/orgs': refusal('server_error') })
  await expect.element(plain.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect.element(plain.getByText('Other Homes')).not.toBeInTheDocument()
})

test('its employers see the organisation above their pages, until they hide banners', async () => {
  const { screen } = await showApp('/library', employer({ org_id: 3 }), { 'GET /admin/orgs/:id': homes })
  const banner = screen.getByRole('complementary', { name: 'Sample Homes' })
  await expect.element(banner).toHaveTextContent('Sample Homes')
  session.set({ hideBanner: '1' })
  await expect.element(banner).not.toBeInTheDocument()
})
