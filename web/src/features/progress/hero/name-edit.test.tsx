import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show'
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
test.each([
  ['is saved when she goes on from her first login', true, ['Siti Melati']],
  ['is left where she can come back to it', false, []],
])('a name that is typed and not saved %s', async (_, savesOnLeave, saved) => {
  const names: string[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: RequestInit) => {
      names.push(JSON.parse(String(body)).fullname)
      return Response.json({ error: false, data: {} })
    }),
  )
  const screen = await show(<NameEdit userId={7} name="Siti" savesOnLeave={savesOnLeave} />)
  await screen.getByRole('button', { name: /Siti/ }).click()
  await screen.getByRole('textbox').fill('  Siti Melati ')
  await screen.unmount()
  await expect.poll(() => names).toEqual(saved)
})
