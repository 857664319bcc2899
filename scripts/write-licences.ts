import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run sbom`: writes the licences of the packages in a list of parts (CycloneDX) that are installed here. */
type Component = { name: string; version: string; purl: string }
type Package = { name?: string; version?: string; license?: string }

const [listFile = '', licencesFile = ''] = process.argv.slice(2)
const { components } = JSON.parse(readFileSync(listFile, 'utf8')) as { components: Component[] }
const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))

/** The folders of all packages under `node_modules`, also of those inside others. */
function packageFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return entries.flatMap(({ name }) => {
    const path = join(folder, name)
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? packageFolders(path) : [path, ...packageFolders(join(path, 'node_modules'))]
  })
}

const texts = packageFolders('node_modules').flatMap((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  if (!listed.has(`pkg:npm/${name}@${version}`)) return []
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|notice|copying|third)/i.test(file.name))
    .map((file) => readFileSync(join(folder, file.name), 'utf8').trim())
  return [[`${name} ${version}`, `Licence: ${license ?? 'see below'}`, ...files].join('\n\n')]
})

if (texts.length < 100) throw new Error(`Only ${texts.length} of ${listed.size} packages are installed here`)
writeFileSync(licencesFile, `${[...new Set(texts)].sort().join(`\n\n${'='.repeat(80)}\n\n`)}\n`)
console.log(`${listed.size} parts, licences of ${texts.length} installed packages`)
