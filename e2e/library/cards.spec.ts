import { expect, test } from '@playwright/test'
import { call, idOf } from '../stage/lessons/at-lesson'
import { change, withCards } from '../stage/lessons/changed-answers'
import { lesson } from '../stage/lessons/lesson'
import { look, person } from '../stage/pages/journey'
import { card, cards, tab } from '../stage/pages/library-parts'
import { household, logInEmployer, logInWorker } from '../stage/people/household'

const mrt = lesson('singapore-mrt', 'eng')

test('a card says what it is: added, completed', async ({ browser }) => {
  const home = await household('cardstates')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const one = card(page, mrt.title)
  await one.getByRole('button', { name: /Add topic/ }).click()
  await expect(one.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await one.getByRole('button', { name: /^Added/ }).click()
  await expect(one.getByRole('button', { name: /Add topic/ })).toHaveAttribute('aria-pressed', 'false')
  await change(page, '**/api/feeds/**', withCards({ is_subscribed: true, is_completed: true, progress: 1 }))
  await page.reload()
  await expect(one.getByRole('button', { name: /^Added/ })).toBeDisabled()
  await expect(one.getByText('Completed')).toBeVisible()
  await look(page, 'cards-completed-desktop')
  await close()
})

test('cards that a worker has begun, in Filipino on a phone @pictures', async ({ browser }) => {
  const home = await household('cardsbegun', { language: 'phi' })
  const { page, close } = await person(browser, 'phone')
  await logInWorker(page, home.worker)
  await change(page, '**/api/feeds/**', withCards({ progress: 0.4, language_codes: ['eng'], duration: 3725 }))
  await page.goto('/library?cat=2')
  await expect(cards(page).first().getByText('40% napanood na')).toBeAttached()
  await look(page, 'cards-begun-phi-phone')
  await close()
})

test('a double click adds a video once, and does not take it away again', async ({ browser }) => {
  const home = await household('doubleclick')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const calls: string[] = []
  page.on('request', (request) => /_clip\//.test(request.url()) && calls.push(request.url()))
  // As fast as can be, and as a hand does it.
  for (const [at, delay] of [0, 90].entries()) {
    const one = cards(page).nth(at)
    // The card says so before the server has heard of it, and the page is loaded anew below.
    const kept = page.waitForResponse(/_clip\//)
    await one.getByRole('button', { name: /Add topic/ }).dblclick({ delay })
    await expect(one.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
    await kept
  }
  await page.reload()
  for (const at of [0, 1])
    await expect(
      cards(page)
        .nth(at)
        .getByRole('button', { name: /^Added/ }),
    ).toHaveAttribute('aria-pressed', 'true')
  expect(calls.map((url) => /\w+_clip/.exec(url)?.[0])).toEqual(['subscribed_clip', 'subscribed_clip'])
  await close()
})

test('an employer adds a related video from the page of another, and takes it away', async ({ browser }) => {
  const home = await household('cardrelated', { topics: '20' })
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  const id = await idOf(page, mrt.title)
  await page.goto(`/video/${id}`)
  const one = cards(page).first()
  const title = (await one.getByRole('heading').innerText()).replace(/\.\.\.$/, '')
  await one.getByRole('button', { name: /Add topic/ }).click()
  await expect(one.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  await look(page, 'related-employer-desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'related-employer-phone')
  const me = await call<{ id: number }>(page, '/users/me')
  const topicsOf = () => call<{ topic_id: number }[]>(page, `/users/${me.id}/topics`)
  await expect.poll(async () => (await topicsOf()).map((row) => row.topic_id).sort()).toEqual([16, 20])
  await page.goto('/library')
  const inLibrary = card(page, title)
  await expect(inLibrary.getByRole('button', { name: /^Added/ })).toBeVisible()
  await page.goto(`/video/${id}`)
  await card(page, title)
    .getByRole('button', { name: /^Added/ })
    .click()
  await expect(card(page, title).getByRole('button', { name: /Add topic/ })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Kasama' }).click()
  await expect(inLibrary.getByRole('button', { name: /Add topic/ })).toBeVisible()
  await close()
})

test('a list that comes late does not take an addition back', async ({ browser }) => {
  const home = await household('latelist')
  const { page, close } = await person(browser, 'desktop')
  await logInEmployer(page, home)
  await card(page, mrt.title).waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  // As when the list is asked for again in the background, and the line is slow.
  await page.clock.install()
  await page.clock.fastForward('02:00')
  await page.route('**/api/feeds/employer_all*', async (route) => {
    const reply = await route.fetch()
    await held
    await route.fulfill({ response: reply }).catch(() => {})
  })
  const asked = page.waitForRequest('**/api/feeds/employer_all*')
  await tab(page, 'Recently Added').click()
  await expect(tab(page, 'Recently Added')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'All').click()
  await asked
  await card(page, mrt.title)
    .getByRole('button', { name: /Add topic/ })
    .click()
  await expect(card(page, mrt.title).getByRole('button', { name: /^Added/ })).toBeVisible()
  answer()
  await page.waitForLoadState('networkidle')
  await expect(card(page, mrt.title).getByRole('button', { name: /^Added/ })).toBeVisible()
  await close()
})

test('a locked video: a plan for its employer, a word for the worker', async ({ browser }) => {
  const home = await household('locks', { language: 'phi' })
  const boss = await person(browser, 'phone')
  await logInEmployer(boss.page, home)
  await change(boss.page, '**/api/users/me', (me) => ({ ...me, is_subscribed: false }))
  await change(boss.page, '**/api/feeds/**', withCards({ is_locked: true, public_level: 0 }))
  await boss.page.goto('/library')
  const dialog = boss.page.getByRole('dialog', { name: 'Subscribe to unlock' })
  // What a plan gives, in place of a word about a button that she can't use.
  await expect(
    boss.page.getByText('You choose what she watches').or(boss.page.getByText('A plan opens them again')),
  ).toBeVisible()
  await expect(boss.page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe')
  await expect(boss.page.getByText('Choose videos for your worker')).toHaveCount(0)
  await cards(boss.page)
    .first()
    .getByRole('button', { name: /Add topic/ })
    .click()
  await dialog.getByRole('button', { name: 'Maybe later' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cards(boss.page).first().getByText('Locked')).toBeAttached()
  await cards(boss.page).first().getByRole('heading').getByRole('button').click()
  await look(boss.page, 'locked-employer-phone')
  await dialog.getByRole('button', { name: 'Subscribe' }).click()
  await expect(boss.page).toHaveURL(/\/subscribe$/)
  await boss.close()

  const worker = await person(browser, 'phone')
  await logInWorker(worker.page, home.worker)
  await change(worker.page, '**/api/feeds/**', withCards({ is_locked: true, public_level: 0 }))
  for (const [had_subscription, words] of [
    [true, 'Natapos na ang subscription ng employer mo.'],
    [false, 'Pakisabi sa employer mo na mag-subscribe.'],
  ] as const) {
    await worker.page.unroute('**/api/users/me')
    await change(worker.page, '**/api/users/me', (me) => ({ ...me, is_subscribed: false, had_subscription }))
    await worker.page.goto('/library?cat=2')
    await expect(worker.page.getByRole('main').getByText(words)).toBeVisible()
    await cards(worker.page).first().getByRole('heading').getByRole('button').click()
    const told = worker.page.getByRole('dialog', { name: 'Naka-lock' })
    await expect(told.getByText(words)).toBeVisible()
    await expect(told.getByRole('link')).toHaveCount(0)
    await look(worker.page, `locked-worker-${had_subscription ? 'ended' : 'never'}-phi-phone`)
    await told.getByRole('button', { name: 'OK' }).click()
    await Promise.all([worker.page.waitForResponse('**/api/feeds/**'), worker.page.goto('/w-library')])
    await expect(worker.page.getByText(words)).toBeVisible()
  }
  await worker.close()
})
