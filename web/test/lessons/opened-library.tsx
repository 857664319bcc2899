import type { Language } from '@kasama/contract/language'
import type { Card, Topic } from '@kasama/contract/learning/library/library.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { Route, Routes } from 'react-router'
import { LibraryPage } from '#pages/library/library-page.tsx'
import { PlainLibraryPage } from '#pages/library/plain-library-page.tsx'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { type Answers, answerCalls } from '../answers'
import { cardOf, workerOf } from '../samples'
import { show } from '../show'
import { signedIn } from '../signed-in'

export const listOf = (items: Card[], next_cursor: string | null = null) => ({ items, next_cursor })
const topic = (id: number, name: string): Topic => ({ id, name, icon: '', colour: '' })
const none = listOf([])
export const fewCards = listOf([1, 2, 3].map((video_id) => cardOf({ video_id })))

/** Answers of a library with three lessons, none of them on a worker's list. */
const defaultAnswers: Answers = {
  'GET /feeds/employer_all': fewCards,
  'GET /feeds/recently_added': fewCards,
  'GET /feeds/recommendation': fewCards,
  'GET /feeds/completed': none,
  'GET /feeds/begun': none,
  'GET /video_subscription/subscribed': none,
  'GET /topics': [topic(4, 'Chores'), topic(7, 'Cooking'), topic(20, 'Safety')],
  'GET /praise': [],
  'GET /thanks': { card: null, latest: [] },
}

type Options = { at?: string; reader?: Profile; language?: Language }

/** The library, for a worker unless another reader is given. */
export async function openedLibrary(
  answers: Answers,
  { at = '/library', reader = workerOf(), language = 'eng' }: Options = {},
) {
  const calls = answerCalls({ ...defaultAnswers, ...signedIn(reader, language), ...answers })
  const screen = await show(
    <>
      <Routes>
        <Route path="/library" element={<LibraryPage />} />
        <Route path="/w-library" element={<PlainLibraryPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    { at, language },
  )
  const cards = screen.getByRole('article')
  return {
    screen,
    calls,
    cards,
    card: (id: number) => cards.filter({ hasText: `Lesson ${id}` }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
  }
}
