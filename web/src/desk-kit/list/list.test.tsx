import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useDeskKeys } from '#desk/frame/keys/use-desk-keys.ts'
import { show } from '#test/show.tsx'
import { Filters } from './head/filters'
import { ListHead } from './head/list-head'
import { ListSearch } from './head/list-search'
import { ListFoot } from './list-foot'
import { FoldedTable } from './rows/folded-table'
import { useListState } from './use-list-state'

const look = { label: 'Role', values: { E: 'Employer', W: 'Worker' } }
const names = ['Maria', 'Grace', 'Thida']

/** A list as on a page of the desk, with the query that it would send below it. */
function List() {
  const state = useListState({ filters: ['role'], sorts: ['newest', 'name', '-name'] })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  useDeskKeys(() => {})
  return (
    <>
      <ListSearch value={state.q} onSearch={(q) => state.set({ q })} />
      <Filters state={state} looks={{ role: look }} />
      <FoldedTable
        caption="People"
        columns={[
          { key: 'name', label: 'Name', render: (name: string) => name, sort: { up: 'name', down: '-name' } },
          { key: 'length', label: 'Letters', kind: 'number', render: (name: string) => name.length },
        ]}
        rows={names}
        rowKey={(name) => name}
        rowName={(name) => name}
        selection={{ chosen, set: setChosen }}
        open={(name) => <p>About {name}</p>}
        sort={{ value: state.sort, onSort: (sort) => state.set({ sort }) }}
      />
      <ListFoot state={state} shown={3} total={80} next="later" />
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <output>{JSON.stringify(state.query)}</output>
      <output data-testid="address">{useLocation().search}</output>
      <output data-testid="chosen">{[...chosen].join()}</output>
    </>
  )
}

test('search, filter, sort order and page are in the URL; a change returns to the first page', async () => {
  const screen = await show(<List />)
  const address = screen.getByTestId('address')
  await screen.getByRole('textbox', { name: 'Search this list' }).fill('mar')
  await expect.element(address).toHaveTextContent('?q=mar')
  // On a phone the filters are behind a button.
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByLabelText('Role').selectOptions('E')
  await expect.element(address).toHaveTextContent('?q=mar&role=E')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(address).toHaveTextContent('?q=mar&role=E&cursor=later&page=2')
  await expect.element(screen.getByText('25 to 27 of 80')).toBeVisible()
  await screen.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(address).toHaveTextContent(/^\?q=mar&role=E$/)
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Remove the filter Role' }).click()
  await expect.element(address).toHaveTextContent(/^\?q=mar$/)
  await expect.element(screen.getByText('{"q":"mar","sort":"newest","limit":24}')).toBeVisible()
  await screen.getByRole('button', { name: 'Browser back' }).click()
  await expect.element(address).toHaveTextContent('?q=mar&role=E&cursor=later&page=2')
})

test('a filter chosen during a search keeps the search term', async () => {
  const held: { set?: ReturnType<typeof useListState<'role'>>['set'] } = {}
  function Page() {
    held.set = useListState({ filters: ['role'] }).set
    return <output>{useLocation().search}</output>
  }
  const screen = await show(<Page />)
  // Leaving the field searches for its text; the press with which it was left follows at once.
  held.set?.({ q: 'mar' }, { replace: true })
  held.set?.({ role: 'E' })
  await expect.element(screen.getByText('?q=mar&role=E')).toBeVisible()
  held.set?.({ q: '' })
  await expect.element(screen.getByText(/^\?role=E$/)).toBeVisible()
})

test('a search term is sent once, at the latest when the field loses focus', async () => {
  const searched: string[] = []
  const screen = await show(<ListSearch value="" onSearch={(q) => searched.push(q)} />)
  const field = screen.getByRole('textbox', { name: 'Search this list' })
  await field.fill('mar ')
  ;(field.element() as HTMLElement).blur()
  expect(searched).toEqual(['mar'])
  await field.fill('mari')
  await expect.poll(() => searched).toEqual(['mar', 'mari'])
  ;(field.element() as HTMLElement).blur()
  expect(searched).toEqual(['mar', 'mari'])
})

/** A list with an order of its own while it is searched. */
function Ordered() {
  const state = useListState({ filters: [], sorts: ['newest', 'name'] })
  return (
    <ListHead
      state={state}
      search="Search people"
      sortWords={{ newest: 'Newest first', name: 'By name' }}
      foundOrder="Nearest first"
    />
  )
}

test('a search shows that the best matches come first; afterwards the chosen order is back', async () => {
  const screen = await show(<Ordered />)
  const order = screen.getByLabelText('Order')
  await order.selectOptions('By name')
  const search = screen.getByRole('textbox', { name: 'Search people' })
  await search.fill('mar')
  await expect.element(order).toBeDisabled()
  await expect.element(order).toHaveDisplayValue('Nearest first')
  await search.fill('')
  await expect.element(order).toHaveDisplayValue('By name')
})

test('keys move through rows, select and open them, but not while typing', async () => {
  const screen = await show(<List />)
  const chosen = screen.getByTestId('chosen')
  await userEvent.keyboard('jjx')
  await expect.element(chosen).toHaveTextContent('Grace')
  await userEvent.keyboard('kx')
  await expect.element(chosen).toHaveTextContent('Grace,Maria')
  await userEvent.keyboard('o')
  await expect.element(screen.getByText('About Maria')).toBeVisible()
  await userEvent.keyboard('o')
  await expect.element(screen.getByText('About Maria')).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Search this list' }).click()
  await userEvent.keyboard('jxo')
  await expect.element(screen.getByRole('textbox', { name: 'Search this list' })).toHaveValue('jxo')
  await expect.element(chosen).toHaveTextContent('Grace,Maria')
})
