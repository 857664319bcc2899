import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('RELEASE', {}))
const { release } = await import('../release.ts')
const { appFile, installFiles, keepFilesFor, removeFormerFiles } = await import('./app-files.ts')

const reader = { role: 'W', language: 'mya' } as const

/** Makes this worker the one of a build: each build has scripts of its own, and shares the font. */
const become = (build: string) =>
  Object.assign(release, {
    name: build,
    entry: `/assets/start-${build}.js`,
    files: { W: [`/assets/library-${build}.js`, '/assets/font.woff2'], E: [`/assets/employer-${build}.js`] },
    texts: { mya: [`/assets/mya-${build}.js`], eng: [`/assets/eng-${build}.js`], phi: [], ind: [] },
  })

const filesOf = (build: string) => [
  '/assets/font.woff2',
  ...['library', 'mya', 'start'].map((name) => `/assets/${name}-${build}.js`),
]

/** The files that the server has, as after a deployment. */
let served: string[] = []
const asked: string[] = []

async function server(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
  asked.push(pathname)
  return served.includes(pathname) ? new Response(pathname) : new Response(null, { status: 404 })
}

/** `addAll` of the browser, in front of this server: all files, or none. */
async function addAll(this: Cache, files: Iterable<RequestInfo | URL>) {
  const replies = await Promise.all([...files].map(async (file) => [file, await server(file)] as const))
  if (replies.some(([, { ok }]) => !ok)) throw new TypeError('a file is not there')
  for (const [file, reply] of replies) await this.put(file, reply)
}

const stored = async () => {
  const keys = await (await caches.open('files')).keys()
  return keys.map(({ url }) => new URL(url).pathname).toSorted()
}

const removeAll = () => Promise.all(['files', 'reader'].map((name) => caches.delete(name)))

beforeEach(async () => {
  await removeAll()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('registration', { installing: null, waiting: null })
  vi.spyOn(Cache.prototype, 'addAll').mockImplementation(addAll)
  become('one')
  served = filesOf('one')
  await keepFilesFor(reader)
  asked.length = 0
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await removeAll()
})

test('the files of her role and language are kept, and no others', async () => {
  expect(await stored()).toEqual(filesOf('one'))
})

test('a new release comes beside the one in use, which goes once no page needs it', async () => {
  become('two')
  served = filesOf('two')
  await installFiles()
  expect(asked).not.toContain('/assets/font.woff2')
  expect(await stored()).toEqual([...new Set([...filesOf('one'), ...filesOf('two')])].toSorted())
  await removeFormerFiles()
  expect(await stored()).toEqual(filesOf('two'))
})

test('after a release that this phone has never seen, the old page still opens and the next one is whole', async () => {
  // Two deployments later; the phone was away.
  served = filesOf('three')
  const gone = vi.fn(async () => {})
  expect(await (await appFile(new Request('/assets/library-one.js'), gone)).text()).toBe('/assets/library-one.js')
  expect(gone).not.toHaveBeenCalled()
  // A part that she had never opened is no longer there.
  expect((await appFile(new Request('/assets/sheet-one.js'), gone)).status).toBe(404)
  expect(gone).toHaveBeenCalledOnce()
  become('three')
  await installFiles()
  await removeFormerFiles()
  expect(await stored()).toEqual(filesOf('three'))
})

test('a release whose files go while they are downloaded is not installed, and the one in use stays whole', async () => {
  become('two')
  served = filesOf('three')
  await expect(installFiles()).rejects.toThrow()
  expect(await stored()).toEqual(filesOf('one'))
})
