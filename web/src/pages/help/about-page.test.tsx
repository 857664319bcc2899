import { brand } from '@kasama/contract/brand'
import { afterEach, expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { NameInChoice } from '#shared/ui/choices/language-name.tsx'
import { show } from '#test/show.tsx'
import { showApp } from '#test/show-app.tsx'

const delivered = { ...brand }
afterEach(() => void Object.assign(brand, delivered))

test('D.03: /e-about shows the present brand', async () => {
  Object.assign(brand, { name: 'Tulong', contactEmail: 'hello@tulong.example' })
  const { screen } = await showApp('/e-about', null)
  await expect.element(screen.getByText(/^Tulong is video training for domestic helpers/)).toBeVisible()
  expect(document.body.textContent).not.toContain('Kasama')
  // Section 2, footer: a contact mailto.
  const contact = screen.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  await expect.element(contact).toHaveAttribute('href', 'mailto:hello@tulong.example')
})
test('S1.21: a choice of languages says Bahasa Indonesia, and Burmese beside its own name', async () => {
  const screen = await show(
    <>
      <NameInChoice language="ind" />
      <NameInChoice language="mya" />
    </>,
  )
  await expect.element(screen.getByText('Bahasa Indonesia')).toBeVisible()
  await expect.element(screen.getByText('Burmese')).toBeVisible()
})

test('a guest who reads it has her former language again afterwards', async () => {
  session.set({ language_code: 'mya' })
  const { screen, go } = await showApp('/about', null, { 'GET /feeds/public': { items: [], next_cursor: null } })
  await expect.element(screen.getByText(/is video training for domestic helpers/)).toBeVisible()
  expect(location.pathname).toBe('/e-about')
  go('/public')
  await expect.element(screen.getByRole('radiogroup', { name: 'ဘာသာစကား' })).toBeVisible()
  expect(session.values().language_code).toBe('mya')
})
