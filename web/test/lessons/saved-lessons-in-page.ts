import { request } from '#shared/api/request.ts'
import * as lessons from '#shared/saved-lessons/saved-lessons.ts'
import * as check from '#shared/saved-lessons/stored/check-lessons.ts'
import * as store from '#shared/saved-lessons/stored/lesson-store.ts'
import { session } from '#shared/session/session.ts'

/** The script that a journey adds to a page, to save lessons without the app's controls. */
Object.assign(window, {
  savedLessons: { ...lessons, ...store, ...check },
  setUser: async () => session.setUser(await request('GET /users/me')),
})
