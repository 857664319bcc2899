import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { textsByLanguage } from './texts-by-language.ts'

const web = fileURLToPath(new URL('../src', import.meta.url))
const contract = fileURLToPath(new URL('../../contract/src', import.meta.url))
const source = `
  import { apiTexts } from '${web}/shared/api/api.texts.ts'
  import { errors } from '${contract}/errors/errors.ts'
  import { emergencyServices } from '${contract}/genie/emergency.texts.ts'
  import { addTexts } from '${web}/shared/ui/actions/add.texts.ts'
  import { loaders } from 'virtual:texts'
  globalThis.shown = [apiTexts, errors, emergencyServices, addTexts, loaders]
`

test('strings of one language are in its chunk alone; employers read theirs where they are used', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? source : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, textsByLanguage({ web, contract })],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const chunks = (built as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk')
  const holders = (text: string) => chunks.filter(({ code }) => code.includes(text)).map(({ name }) => name)
  expect(holders('Network lost.')).toEqual(['eng'])
  expect(holders('Internet terputus.')).toEqual(['ind'])
  expect(holders('Mag-log in muna.')).toEqual(['phi'])
  expect(holders('Ambulansya at bumbero')).toEqual(['phi'])
  expect(holders('Add topic')).toEqual(['entry'])
})
