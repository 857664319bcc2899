import { Fragment, type ReactNode, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { translateAsBrowser } from '../../../e2e/stage/browser/browser-translation'
import { tolerateTranslation } from './translated-page'

beforeAll(() => {
  tolerateTranslation()
  translateAsBrowser('now')
})

/** Shows a part in each of its states and returns the text of each, all of it translated. */
async function readings(part: (state: number) => ReactNode, states: number) {
  function Part() {
    const [state, setState] = useState(0)
    return (
      <>
        <div data-testid="part">{part(state)}</div>
        <button type="button" onClick={() => setState(state + 1)}>
          Change
        </button>
      </>
    )
  }
  const screen = await show(<Part />)
  const element = screen.getByTestId('part').element()
  const texts = [await translation(element)]
  for (let state = 1; state < states; state++) {
    await screen.getByRole('button', { name: 'Change' }).click()
    texts.push(await translation(element))
  }
  await screen.unmount()
  return texts
}

/** Returns the text of an element once the browser has translated each of its text nodes. */
async function translation(part: Element) {
  const texts = () => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) nodes.push(walker.currentNode)
    return nodes
  }
  await expect.poll(() => texts().every(({ parentElement }) => parentElement?.tagName === 'FONT')).toBe(true)
  return part.textContent
}

test('a text that changes beside another element is read as it is now', async () => {
  const button = (state: number) => (
    <p>
      <i />
      {['Save', 'Saving…', 'Saved'][state]}
    </p>
  )
  expect(await readings(button, 3)).toEqual(['Save', 'Saving…', 'Saved'])
})

test('a text that is the only one of its element changes', async () => {
  expect(await readings((state) => <p>{state ? 'Saved' : 'Save'}</p>, 3)).toEqual(['Save', 'Saved', 'Saved'])
})

test('a counter is read beside its words', async () => {
  const counter = (state: number) => (
    <p>
      {state} of {3 - state} lessons
    </p>
  )
  expect(await readings(counter, 3)).toEqual(['0 of 3 lessons', '1 of 2 lessons', '2 of 1 lessons'])
})

test('a text that goes leaves nothing, and comes back at its place', async () => {
  const row = (state: number) => (
    <p>
      {state !== 1 && 'Draft'}
      <b>Bathing a baby</b>
      {state !== 1 && 'Safety'}
    </p>
  )
  const whole = 'DraftBathing a babySafety'
  expect(await readings(row, 3)).toEqual([whole, 'Bathing a baby', whole])
})

test('an element comes before a translated text', async () => {
  const field = (state: number) => (
    <p>
      {state > 0 && <b>Wrong password. </b>}
      Try again
    </p>
  )
  expect(await readings(field, 2)).toEqual(['Try again', 'Wrong password. Try again'])
})

test('texts that change places stand once', async () => {
  const list = (state: number) =>
    (state ? ['Safety', 'Cooking', 'Baby'] : ['Baby', 'Safety', 'Cooking']).map((topic) => (
      <Fragment key={topic}>
        {topic}
        <br />
      </Fragment>
    ))
  expect(await readings((state) => <p>{list(state)}</p>, 2)).toEqual(['BabySafetyCooking', 'SafetyCookingBaby'])
})

test('a text changes after the original was put back', async () => {
  const part = (state: number) => (
    <p>
      <i />
      {state < 2 ? 'Save' : 'Saved'}
    </p>
  )
  const putBack = (state: number) => {
    if (state === 1) for (const words of document.querySelectorAll('p > font')) words.replaceWith('Save')
    return part(state)
  }
  expect(await readings(putBack, 3)).toEqual(['Save', 'Save', 'Saved'])
})
