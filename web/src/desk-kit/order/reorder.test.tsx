import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { moved } from './places'
import { Reorder } from './reorder'

type Put = [key: string, after: string | null]

/** A list as on its page: a moved row stays where it was put. */
async function list() {
  const puts: Put[] = []
  function Topics() {
    const [items, setItems] = useState(['Chores', 'Cooking', 'Infant Care'].map((name) => ({ key: name, name })))
    return (
      <Reorder
        label="Topics"
        items={items}
        onMove={(key, after) => {
          puts.push([key, after])
          const others = items.filter((item) => item.key !== key)
          const place = others.findIndex((item) => item.key === after) + 1
          setItems(moved([...others, { key, name: key }], others.length, place))
        }}
      >
        {({ name }, grip) => (
          <p style={{ height: 60, margin: 0 }}>
            {grip} {name}
          </p>
        )}
      </Reorder>
    )
  }
  const screen = await show(<Topics />)
  const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) })
  const order = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.getAttribute('data-row'))
  return { puts, grip, order }
}
type List = Awaited<ReturnType<typeof list>>

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2 }
}
function point(target: EventTarget, type: string, place: object, pointerType: string) {
  const event = { bubbles: true, cancelable: true, isPrimary: true, pointerType, button: 0, ...place }
  target.dispatchEvent(new PointerEvent(type, event))
}

/** Takes a row by its grip, and holds it below the middle of another one. */
async function hold({ grip, order }: List, what: string, over: string, pointerType: string) {
  const [from, to] = [middle(grip(what).element()), middle(grip(over).element())]
  const before = order().join()
  point(grip(what).element(), 'pointerdown', from, pointerType)
  await expect.element(grip(what).element().closest('li') as HTMLElement).toHaveAttribute('data-dragged')
  point(document, 'pointermove', { ...to, clientY: to.clientY + 20 }, pointerType)
  await expect.poll(() => order().join()).not.toBe(before)
}

test('a row dragged with a mouse stays where it is dropped', async () => {
  const all = await list()
  await hold(all, 'Chores', 'Infant Care', 'mouse')
  point(document, 'pointerup', {}, 'mouse')
  await expect.poll(() => all.puts).toEqual([['Chores', 'Infant Care']])
  expect(all.order()).toEqual(['Cooking', 'Infant Care', 'Chores'])
  await expect.element(all.grip('Chores')).toHaveAccessibleName(/^Move Chores, 3 of 3/)
})

test('a row is dragged by touch, and the grip does not scroll', async () => {
  const all = await list()
  expect(getComputedStyle(all.grip('Chores').element()).touchAction).toBe('none')
  await hold(all, 'Chores', 'Cooking', 'touch')
  expect(all.puts).toEqual([])
  point(document, 'pointerup', {}, 'touch')
  await expect.poll(() => all.puts).toEqual([['Chores', 'Cooking']])
  expect(all.order()).toEqual(['Cooking', 'Chores', 'Infant Care'])
})

test.each(['Escape', 'pointercancel'])('a dragged row returns on %s', async (giveUp) => {
  const all = await list()
  await hold(all, 'Chores', 'Cooking', 'mouse')
  if (giveUp === 'Escape') await userEvent.keyboard('{Escape}')
  else point(document, giveUp, {}, 'touch')
  await expect.poll(all.order).toEqual(['Chores', 'Cooking', 'Infant Care'])
  point(document, 'pointerup', {}, 'mouse')
  expect(all.puts).toEqual([])
})

test('arrow keys on the grip move a row, keep the focus and announce the move', async () => {
  const { puts, grip, order } = await list()
  grip('Chores').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(grip('Chores')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(order).toEqual(['Cooking', 'Infant Care', 'Chores'])
  await expect.element(grip('Chores')).toHaveFocus()
  expect(puts).toEqual([
    ['Chores', 'Cooking'],
    ['Chores', 'Infant Care'],
  ])
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/Chores.*3/)
})
