import { expect, type Page, type Route } from '@playwright/test'
import {
  asked,
  cards,
  dropped,
  fault,
  give,
  mark,
  never,
  opening,
  refuse,
  set,
  waiting,
} from '../../stage/states/state'
import type { State } from '../screen'

type Item = Record<string, unknown>
export type LibraryWords = { found: string; search: string; menu: string }

const feeds = '**/api/{feeds,video_subscription}/**'
const ownList = '**/api/video_subscription/subscribed*'
const me = '**/api/users/me'
const topics = '**/api/topics*'
const none = give({ items: [], next_cursor: null })

/** Every look that a card has, on the first of a list. */
const looks: Item[] = [
  { is_completed: true, is_subscribed: true, progress: 1 },
  { progress: 0.4, is_subscribed: true, language_codes: ['eng'] },
  { is_locked: true, public_level: 0 },
  { duration: 3725, topic_ids: [4] },
]
const inAllLooks = (items: Item[]) => items.map((item, place) => ({ ...item, ...looks[place] }))
const allLocked = (items: Item[]) => items.map((item) => ({ ...item, is_locked: true, public_level: 0 }))

/** What is newest, whatever list was asked for. */
const newest = (change: (items: Item[]) => Item[]) => async (route: Route) => {
  const { origin, search } = new URL(route.request().url())
  const reply = await route.fetch({ url: `${origin}/api/feeds/recently_added${search}` })
  const { data } = await reply.json()
  await route.fulfill({ response: reply, json: { error: false, data: { ...data, items: change(data.items) } } })
}

const pressCard = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('button').click()
const pressMenu = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const type =
  ({ search, found }: LibraryWords) =>
  async (page: Page) => {
    await page.getByRole('button', { name: search, exact: true }).click()
    await page.getByRole('combobox').fill(found)
  }
const suggested = (page: Page) => expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()

/** What every signed-in reader of the library comes to. */
const common = (words: LibraryWords): Record<string, State> => ({
  list: { path: '/library', answers: { [feeds]: newest(inAllLooks) }, sees: cards },
  loading: { path: '/library', answers: { [feeds]: never, [topics]: never, [me]: never }, sees: waiting },
  offline: { path: '/library', answers: { [feeds]: dropped }, sees: fault },
  found: { path: `/library?cat=2&topic=20&q=${words.found}`, sees: cards },
  'not-found': { path: '/library?cat=2&q=zzzzzz' },
  suggestions: { path: '/library?cat=2', arrive: type(words), sees: suggested },
  menu: { path: '/library?cat=2', arrive: pressMenu(words.menu), sees: asked },
})

export const workersLibrary = (words: LibraryWords): Record<string, State> => ({
  ...common(words),
  opening: { path: '/library', answers: { '**/assets/libraries*': never }, sees: opening, part: mark },
  error: { path: '/library', answers: { [feeds]: refuse(500, 'server_error') }, sees: fault },
  'list-empty': { path: '/library' },
  'not-on-list': { path: `/library?q=${words.found}`, answers: { [ownList]: none } },
  'topic-empty': { path: '/library?cat=2&topic=5', answers: { [feeds]: none } },
  'none-completed': { path: '/library?topic=-2' },
  ended: {
    path: '/library?cat=2',
    answers: { [me]: set({ is_subscribed: false, had_subscription: true }), [feeds]: newest(allLocked) },
    sees: cards,
  },
  locked: {
    path: '/library?cat=2',
    answers: { [me]: set({ is_subscribed: false, had_subscription: false }), [feeds]: newest(allLocked) },
    arrive: pressCard,
    sees: asked,
  },
  plain: { path: '/w-library', answers: { [ownList]: newest(inAllLooks) }, sees: cards },
  'plain-empty': { path: '/w-library' },
})

export const employersLibrary = (words: LibraryWords): Record<string, State> => ({
  ...common(words),
  empty: { path: '/library', answers: { [feeds]: none } },
  'on-hold': {
    path: '/library',
    answers: {
      [me]: set({ is_subscribed: false, is_suspended: true }),
      [feeds]: newest(allLocked),
    },
    sees: cards,
  },
  hint: { path: '/library?cat=2&showAddButtonPopup=true', sees: asked },
  locked: {
    path: '/library',
    answers: { [me]: set({ is_subscribed: false }), [feeds]: newest(allLocked) },
    arrive: pressCard,
    sees: asked,
  },
})

/** The list of what guests may watch; `button` changes the reader's language. */
export function guestsLibrary(language: 'eng' | 'mya', button: string): Record<string, State> {
  const path = `/public?lang=${language}`
  const feed = '**/api/feeds/public*'
  return {
    lessons: { path, sees: cards },
    'lessons-loading': { path, answers: { [feed]: never }, sees: waiting },
    'lessons-error': { path, answers: { [feed]: refuse(500, 'server_error') }, sees: fault },
    'lessons-none': { path, answers: { [feed]: none } },
    'lessons-language': { path, arrive: pressMenu(button), sees: asked },
    sample: { path: `/g-video/sample?lang=${language}` },
  }
}
