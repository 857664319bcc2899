import { readFileSync, writeFileSync } from 'node:fs'
import { neededInProduction } from '../server/src/platform/config/config'
import { secretVariables } from '../server/src/platform/config/secret-files'
import { variableList } from '../server/src/platform/config/variable-list'

/** `npm run docs:variables`: writes the table of variables and `.env.example` from the list in the code. */
const pageFile = 'docs/operations/configure.md'
const exampleFile = '.env.example'
const heading = '## Every variable\n'

const isSecret = (name: string) => secretVariables.some((secret) => secret === name)

/** The page with the table that the code says. */
function withTable(page: string): string {
  const rows = Object.entries(variableList).map(([name, [defaultValue, purpose, fallback = '']]) => {
    const marks = `${neededInProduction.includes(name) ? ' \\*' : ''}${isSecret(name) ? ' †' : ''}`
    return `| \`${name}\`${marks} | ${defaultValue ? `\`${defaultValue}\`` : fallback} | ${purpose} |`
  })
  const [before = '', section = ''] = page.split(heading)
  const intro = section.split('\n|')[0]
  return [
    before,
    heading,
    intro,
    '\n| variable | default | what it sets |\n|---|---|---|\n',
    rows.join('\n'),
    '\n',
  ].join('')
}

/** The file `.env.example`: every variable with its default, commented out. */
function example(): string {
  const plain = (text: string) => text.replace(/`|\\/g, '')
  const lines = Object.entries(variableList).map(([name, [defaultValue, purpose, fallback = '']]) => {
    const unset = defaultValue || !fallback ? '' : `; empty: ${plain(fallback)}`
    return `# ${`${name}=${defaultValue}`.padEnd(30)} ${plain(purpose).replace(' *', ' * in the table')}${unset}`
  })
  const intro = [
    '# Every variable with its default (docs/operations/configure.md). None is needed to try the product.',
    '# A secret may be a file: SECRET_KEY_FILE=/run/secrets/key in place of SECRET_KEY, and so on.',
  ]
  return `${[...intro, ...lines].join('\n')}\n`
}

/** Both files as they should be, by their names. */
export const writtenFiles = (): Record<string, string> => ({
  [pageFile]: withTable(readFileSync(pageFile, 'utf8')),
  [exampleFile]: example(),
})

if (process.argv[1]?.endsWith('write-variables.ts'))
  for (const [file, text] of Object.entries(writtenFiles())) writeFileSync(file, text)
