import { expect, type Page, type Route } from '@playwright/test'
import {
  changeFacts,
  dropRequest,
  neverAnswer,
  openingMark,
  refuseWith,
  respond,
  seesAlert,
  seesCards,
  seesDialog,
  seesLoading,
  seesOpening,
} from '../../../stage/states/state'
import type { State } from '../../screen'

type Item = Record<string, unknown>
export type LibraryWords = { found: string; search: string; menu: string }

const feeds = '**/api/{feeds,video_subscription}/**'
const ownList = '**/api/video_subscription/subscribed*'
const me = '**/api/users/me'
const topics = '**/api/topics*'
const emptyList = respond({ items: [], next_cursor: null })

/** Every look of a card, on the first cards of a list. */
const looks: Item[] = [
  { is_completed: true, is_subscribed: true, progress: 1 },
  { progress: 0.4, is_subscribed: true, language_codes: ['eng'] },
  { is_locked: true, public_level: 0 },
  { duration: 3725, topic_ids: [4] },
]
const inAllLooks = (items: Item[]) => items.map((item, place) => ({ ...item, ...looks[place] }))
const allLocked = (items: Item[]) => items.map((item) => ({ ...item, is_locked: true, public_level: 0 }))

/** Answers with the newest lessons, whatever list was requested. */
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

/** States of the library for every signed-in reader. */
const common = (words: LibraryWords): Record<string, State> => ({
  list: { path: '/library', answers: { [feeds]: newest(inAllLooks) }, sees: seesCards },
  loading: {
    path: '/library',
    answers: { [feeds]: neverAnswer, [topics]: neverAnswer, [me]: neverAnswer },
    sees: seesLoading,
  },
  offline: { path: '/library', answers: { [feeds]: dropRequest }, sees: seesAlert },
  found: { path: `/library?cat=2&topic=20&q=${words.found}`, sees: seesCards },
  'not-found': { path: '/library?cat=2&q=zzzzzz' },
  suggestions: { path: '/library?cat=2', arrive: type(words), sees: suggested },
  menu: { path: '/library?cat=2', arrive: pressMenu(words.menu), sees: seesDialog },
})

export const workersLibrary = (words: LibraryWords): Record<string, State> => ({
  ...common(words),
  opening: { path: '/library', answers: { '**/assets/libraries*': neverAnswer }, sees: seesOpening, part: openingMark },
  error: { path: '/library', answers: { [feeds]: refuseWith(500, 'server_error') }, sees: seesAlert },
  'list-empty': { path: '/library' },
  'not-on-list': { path: `/library?q=${words.found}`, answers: { [ownList]: emptyList } },
  'topic-empty': { path: '/library?cat=2&topic=5', answers: { [feeds]: emptyList } },
  'none-completed': { path: '/library?topic=-2' },
  ended: {
    path: '/library?cat=2',
    answers: { [me]: changeFacts({ is_subscribed: false, had_subscription: true }), [feeds]: newest(allLocked) },
    sees: seesCards,
  },
  locked: {
    path: '/library?cat=2',
    answers: { [me]: changeFacts({ is_subscribed: false, had_subscription: false }), [feeds]: newest(allLocked) },
    arrive: pressCard,
    sees: seesDialog,
  },
  plain: { path: '/w-library', answers: { [ownList]: newest(inAllLooks) }, sees: seesCards },
  'plain-empty': { path: '/w-library' },
})

export const employersLibrary = (words: LibraryWords): Record<string, State> => ({
  ...common(words),
  empty: { path: '/library', answers: { [feeds]: emptyList } },
  'on-hold': {
    path: '/library',
    answers: {
      [me]: changeFacts({ is_subscribed: false, is_suspended: true }),
      [feeds]: newest(allLocked),
    },
    sees: seesCards,
  },
  hint: { path: '/library?cat=2&showAddButtonPopup=true', sees: seesDialog },
  locked: {
    path: '/library',
    answers: { [me]: changeFacts({ is_subscribed: false }), [feeds]: newest(allLocked) },
    arrive: pressCard,
    sees: seesDialog,
  },
})

/** States of the guests' list; `button` changes the reader's language. */
export function guestsLibrary(language: 'eng' | 'mya', button: string): Record<string, State> {
  const path = `/public?lang=${language}`
  const feed = '**/api/feeds/public*'
  return {
    lessons: { path, sees: seesCards },
    'lessons-loading': { path, answers: { [feed]: neverAnswer }, sees: seesLoading },
    'lessons-error': { path, answers: { [feed]: refuseWith(500, 'server_error') }, sees: seesAlert },
    'lessons-none': { path, answers: { [feed]: emptyList } },
    'lessons-language': { path, arrive: pressMenu(button), sees: seesDialog },
    sample: { path: `/g-video/sample?lang=${language}` },
  }
}
