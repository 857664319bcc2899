import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { answerCalls, noLine } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { worker } from '#test/show-app.tsx'
import { NameEdit } from './name-edit'

afterEach(() => vi.unstubAllGlobals())

test('after the name is edited its button has the focus again, and not before', async () => {
  const screen = await show(<NameEdit userId={7} name="Siti Contoh" />)
  const name = screen.getByRole('button', { name: /Siti Contoh/ })
  await expect.element(name).not.toHaveFocus()
  await name.click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
})
test('an unsaved name is saved on leaving the first login, and nowhere else', async () => {
  const names: string[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: RequestInit) => {
      names.push(JSON.parse(String(body)).fullname)
      return Response.json({ error: false, data: {} })
    }),
  )
  const typeAndLeave = async (typed: string, savesOnLeave: boolean) => {
    const screen = await show(<NameEdit userId={7} name="Siti" savesOnLeave={savesOnLeave} />)
    await screen.getByRole('button', { name: /Siti/ }).click()
    await screen.getByRole('textbox').fill(typed)
    await screen.unmount()
  }
  await typeAndLeave('Siti Contoh', false)
  await typeAndLeave('  Siti Melati ', true)
  await expect.poll(() => names).toEqual(['Siti Melati'])
})
test('a name that fails to save stays in its field with the reason, and can be sent again', async () => {
  const { answers, requests } = answerCalls({ 'POST /users/fullname': noLine })
  const screen = await show(<NameEdit userId={7} name="Siti Contoh" />)
  await screen.getByRole('button', { name: /Siti Contoh/ }).click()
  const [field, save] = [screen.getByLabelText('Full name'), screen.getByRole('button', { name: 'Save' })]
  await field.fill('Siti Baru')
  await save.click()
  await expect.element(screen.getByText('Network lost. Check your internet.')).toBeVisible()
  await expect.element(field).toHaveValue('Siti Baru')
  answers['POST /users/fullname'] = worker('ind', { fullname: 'Siti Baru' })
  await save.click()
  await expect.element(screen.getByRole('button', { name: /Siti/ })).toHaveFocus()
  expect(requests('POST /users/fullname').map(({ body }) => body.fullname)).toEqual(['Siti Baru', 'Siti Baru'])
})
test('a new name invalidates the profile, the certificates and the details', async () => {
  answerCalls({ 'POST /users/fullname': worker('ind', { fullname: 'Siti Baru' }) })
  const queries = new QueryClient()
  const keys = [queryKeys.user(7), queryKeys.worker(7), queryKeys.certificates(7), queryKeys.worker(8)]
  for (const key of keys) queries.setQueryData(key, {})
  const screen = await show(<NameEdit userId={7} name="Siti Contoh" />, { queries })
  await screen.getByRole('button', { name: /Siti Contoh/ }).click()
  await screen.getByLabelText('Full name').fill('Siti Baru')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => keys.map((key) => queries.getQueryState(key)?.isInvalidated))
    .toEqual([true, true, true, false])
})
