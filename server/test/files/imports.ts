import type { DeskImport, ListOptions } from '@kasama/contract/studio/content/imports.api'
import { importJobOf } from '#studio/content/desk/import.job'
import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'
import { sendBytes } from './tus'

/** Opens the upload of a list or a pack. */
export const openImport = ({ call }: Pick<TestApp, 'call'>, name: string, bytes: number, by: Person) =>
  call('POST /admin/imports', { body: { name, bytes, modified: 1 } }, by.token)

/** Runs the import job of the queue. */
export const workOnImports = (app: TestApp) => importJobOf(app.deps).run({}, 'in a test')

/** Uploads a file up to its dry run. */
export async function bringIn(
  app: TestApp,
  origin: string,
  { name, bytes, by }: { name: string; bytes: Buffer; by: Person },
): Promise<DeskImport> {
  const { data } = await openImport(app, name, bytes.length, by)
  await sendBytes(origin, { address: data.address ?? '' }, 0, bytes)
  await workOnImports(app)
  return showImport(app, data.id, by)
}

export const showImport = async ({ call }: Pick<TestApp, 'call'>, id: number, by: Person): Promise<DeskImport> =>
  (await call('GET /admin/imports/:id', { params: { id } }, by.token)).data

/** Repeats the dry run with other columns and topics. */
export async function checkAgain(app: TestApp, { id, options }: DeskImport, change: Partial<ListOptions>, by: Person) {
  const body = { ...(options as ListOptions), ...change }
  await app.call('POST /admin/imports/:id/check', { params: { id }, body }, by.token)
  await workOnImports(app)
  return showImport(app, id, by)
}

/** Loads a checked import. */
export async function loadImport(app: TestApp, id: number, by: Person): Promise<DeskImport> {
  await app.call('POST /admin/imports/:id/load', { params: { id } }, by.token)
  await workOnImports(app)
  return showImport(app, id, by)
}
