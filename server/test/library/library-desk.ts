import { testApp } from '../app/test-app'
import { desks } from '../people/admins'
import { addTopics } from './library'

/** A server with the twelve topics and the admins of `desks`. */
export async function libraryDesk() {
  const app = await testApp()
  const desk = await desks(app)
  await addTopics(app.deps.db)
  return { app, desk, provider: desk.provider }
}
