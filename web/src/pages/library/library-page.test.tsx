import { expect, test } from 'vitest'
import { address, goBack } from '#test/address-bar.tsx'
import { noLine, refusal } from '#test/answers.ts'
import { fewCards, listOf, openedLibrary } from '#test/lessons/opened-library.tsx'
import { cardOf, employerOf } from '#test/samples.ts'

test('reports a failed page of the list, and retries from there', async () => {
  const many = Array.from({ length: 30 }, (_, index) => cardOf({ video_id: index + 1 }))
  const { screen, calls, cards, button } = await openedLibrary(
    { 'GET /feeds/recently_added': refusal('server_error') },
    { at: '/library?cat=2', language: 'ind' },
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ada masalah.')
  calls.change({
    'GET /feeds/recently_added': ({ query }) =>
      query.cursor ? refusal('server_error') : listOf(many.slice(0, 24), 'next'),
  })
  await button('Coba lagi').click()
  await expect.poll(() => cards.elements().length).toBe(24)
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(button('Coba lagi')).toBeVisible()
  expect(cards.elements()).toHaveLength(24)
  calls.change({
    'GET /feeds/recently_added': ({ query }) =>
      query.cursor ? listOf(many.slice(24)) : listOf(many.slice(0, 24), 'next'),
  })
  await button('Coba lagi').click()
  await expect.poll(() => cards.elements().length).toBe(30)
})

test('without internet she reads that her progress is saved; lessons to begin with stand in place of an empty list', async () => {
  const { screen, calls, cards, button } = await openedLibrary(
    { 'GET /video_subscription/subscribed': noLine },
    { language: 'mya' },
  )
  await expect.element(screen.getByRole('heading', { name: 'အင်တာနက် မရှိပါဘူး' })).toBeVisible()
  calls.change({ 'GET /video_subscription/subscribed': listOf([]) })
  await button('ထပ်လုပ်မယ်').click()
  await expect.element(screen.getByText('အလုပ်ရှင်က ဗီဒီယို မရွေးရသေးပါဘူး။')).toBeVisible()
  await expect.element(cards).toHaveLength(3)
})

test('topics that fail to load have a retry; the selected one can be cleared', async () => {
  const { screen, calls, cards, button } = await openedLibrary(
    // A card that names a topic would request them, too.
    { 'GET /topics': refusal('server_error'), 'GET /feeds/recently_added': listOf([cardOf({ topic_ids: [] })]) },
    { at: '/library?cat=2&topic=20', language: 'mya' },
  )
  const failure = screen.getByText('ခေါင်းစဉ်တွေ မပေါ်လာပါဘူး။', { exact: false })
  await expect.element(failure).toBeVisible()
  await expect.element(cards.first()).toBeVisible()
  await button(/ဘေးကင်းရေး/).click()
  await expect.element(address).toHaveTextContent(/\?cat=2$/)
  await expect.element(failure).toBeVisible()
  const before = calls.requests('GET /topics').length
  calls.change({ 'GET /topics': [{ id: 7, name: 'Cooking', icon: '', colour: '' }] })
  await button('ထပ်လုပ်မယ်').click()
  await expect.element(screen.getByRole('group', { name: 'ခေါင်းစဉ်တွေ' }).getByRole('button').first()).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
  expect(calls.requests('GET /topics').length).toBe(before + 1)
})

test("the completed videos stand at the end of a phone's topics, and belong to no tab", async () => {
  const { screen, button } = await openedLibrary({}, { language: 'mya' })
  const completed = screen.getByRole('group', { name: 'ခေါင်းစဉ်တွေ' }).getByRole('button', { name: 'ကြည့်ပြီး' })
  const selected = screen.getByRole('tab', { selected: true })
  await completed.click()
  await expect.element(address).toHaveTextContent(/topic=-2/)
  await expect.element(screen.getByRole('heading', { name: 'ကြည့်ပြီးတဲ့ ဗီဒီယို မရှိသေးပါဘူး' })).toBeVisible()
  await expect.element(selected).not.toBeInTheDocument()
  await expect.element(screen.getByRole('tabpanel', { name: 'ကြည့်ပြီး' })).toBeVisible()
  await screen.getByRole('tab', { name: 'အသစ်တွေ' }).click()
  await expect.element(address).toHaveTextContent(/^\/library\?cat=2$/)
  await expect.element(selected).toHaveTextContent('အသစ်တွေ')
  goBack()
  await expect.element(completed).toHaveAttribute('aria-pressed', 'true')
  await button('ကြည့်ရမယ့် ဗီဒီယို').first().click()
  await expect.element(address).not.toHaveTextContent(/topic/)
})

const employer = employerOf()

test('the hint about the add button belongs to the address, until it is closed', async () => {
  const { screen } = await openedLibrary({}, { at: '/library?cat=2&showAddButtonPopup=true', reader: employer })
  const hint = screen.getByRole('dialog', { name: 'Choose videos for your worker by clicking on the + button.' })
  await hint.getByRole('button', { name: 'OK' }).click()
  await expect.element(address).toHaveTextContent(/^\/library\?cat=2$/)
  await expect.element(hint).not.toBeInTheDocument()
})

test('a banner that was hidden stays hidden', async () => {
  const first = await openedLibrary({}, { reader: employer })
  await first.button('Hide banner').click()
  await first.screen.unmount()
  const second = await openedLibrary({}, { reader: employer })
  await expect.element(second.card(1)).toBeVisible()
  await expect.element(second.button('Hide banner')).not.toBeInTheDocument()
})

test('a search in the URL filters the list, and its topic can be cleared', async () => {
  const { screen, cards, button } = await openedLibrary(
    { 'GET /feeds/employer_all': fewCards },
    { at: '/library?q=lesson&topic=7', reader: employer },
  )
  await expect.element(cards.first().getByRole('mark')).toHaveTextContent('Lesson')
  await expect.element(screen.getByRole('tab', { name: /^All/ })).toHaveTextContent(/3/)
  await button('Remove Cooking').click()
  await expect.element(address).not.toHaveTextContent(/topic/)
})

test('a search without results repeats any keywords, and is no wider than a phone', async () => {
  for (const keywords of ['%_\\', '<b>"\'', '💧', '(', 'x'.repeat(200), 'y'.repeat(400)]) {
    const { screen, button } = await openedLibrary(
      { 'GET /feeds/employer_all': listOf([]) },
      { at: `/library?${new URLSearchParams({ q: keywords })}`, reader: employer },
    )
    await expect.element(screen.getByText('Try another word, or choose a topic above.')).toBeVisible()
    expect(document.documentElement.scrollWidth, keywords).toBe(window.innerWidth)
    await button('Clear search').click()
    await expect.element(address).toHaveTextContent(/^\/library$/)
    await screen.unmount()
  }
})

test('the plain list has her must-watch videos first; a public lesson leads to its public page', async () => {
  const mine = [
    cardOf({ video_id: 1, is_subscribed: true }),
    cardOf({ video_id: 2, is_subscribed: true, public_level: 1 }),
  ]
  const { screen } = await openedLibrary(
    {
      'GET /video_subscription/subscribed': listOf(mine),
      'GET /feeds/recommendation': listOf([...mine, cardOf({ video_id: 3 })]),
    },
    { at: '/w-library', language: 'ind' },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wajib ditonton')
  const links = () =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  await expect.poll(links).toEqual(['/video/1', '/public/video/2', '/video/3'])
})
