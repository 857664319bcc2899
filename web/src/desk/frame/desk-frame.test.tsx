import { brand, deliveredBrand } from '@kasama/contract/brand'
import type { DeskSearchResults } from '@kasama/contract/people/desk/search.api'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Brand } from '#desk/settings/brand/brand.tsx'
import { DeskContext } from '#desk-kit/page/desk-context.ts'
import { answerCalls } from '#test/answers.ts'
import { sized } from '#test/page-size.ts'
import { show } from '#test/show.tsx'
import { DeskFrame } from './desk-frame'

afterEach(() => {
  localStorage.removeItem('desk_keys')
  Object.assign(brand, deliveredBrand)
})

const Address = () => <output data-testid="address">{useLocation().pathname}</output>

/** The provider's desk, whose search finds nothing but `found`. */
async function desk(found: Partial<DeskSearchResults> = {}) {
  answerCalls({
    'GET /admin/search': { workers: [], employers: [], organisations: [], payments: [], is_close: false, ...found },
  })
  const screen = await show(
    <DeskContext value={{ has: () => true, orgId: null, mark: null }}>
      <DeskFrame>
        <Address />
      </DeskFrame>
    </DeskContext>,
  )
  return { screen, address: screen.getByTestId('address'), field: screen.getByRole('combobox') }
}

test('? shows the keys, / opens the search, Enter opens its first hit', async () => {
  const { screen, address, field } = await desk()
  const keys = screen.getByRole('dialog', { name: 'Keys' })
  await userEvent.keyboard('?')
  await expect.element(keys).toBeVisible()
  // Single keys are off while a dialog is open.
  await userEvent.keyboard('/')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()

  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await field.fill('organ')
  await expect.element(screen.getByRole('option', { name: /Organisations/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(address).toHaveTextContent('/admin/organisations')
})

test('a payment in the search opens on its page', async () => {
  const payment = { id: 8, name: 'Grace', number: 'R-1', amount: 4372, state: 'paid', paid_at: '2026-03-10T04:00:00Z' }
  const { screen, address, field } = await desk({ payments: [payment as DeskSearchResults['payments'][number]] })
  await userEvent.keyboard('/')
  await field.fill('grace@home.example')
  await screen.getByRole('group', { name: 'Payments' }).getByRole('option', { name: /Grace/ }).click()
  await expect.element(address).toHaveTextContent('/admin/payments/8')
})

test('G and a letter open a page; single keys can be switched off', async () => {
  const { screen, address, field } = await desk()
  await userEvent.keyboard('gv')
  await expect.element(address).toHaveTextContent('/admin/videos')
  await userEvent.keyboard('ga')
  await expect.element(address).toHaveTextContent('/admin/accounts')
  await userEvent.keyboard('?')
  await screen.getByRole('switch').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument()
  await userEvent.keyboard('/gv?')
  await expect.element(address).toHaveTextContent('/admin/accounts')
  await expect.element(field).not.toBeInTheDocument()
})

test("a saved name is shown in the side bar and in the tab's title at once", async () => {
  await sized(1280)
  const { assistant: _, since: __, ...face } = deliveredBrand
  answerCalls({
    'GET /admin/brand': { ...face, version: '1' },
    'POST /admin/brand': ({ body }) => ({ ...body, version: '2' }),
  })
  const screen = await show(
    <DeskContext value={{ has: () => true, orgId: null, mark: null }}>
      <DeskFrame>
        <Brand />
      </DeskFrame>
    </DeskContext>,
  )
  await screen.getByLabelText('Name', { exact: true }).fill('Katulong')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  const side = screen.getByRole('navigation', { name: 'Admin', exact: true })
  await expect.element(side).toHaveTextContent(/^Katulong/)
  await expect.element(side).not.toHaveTextContent('Kasama')
  expect(document.title).toBe('Brand · Katulong')
})
