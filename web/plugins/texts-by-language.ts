import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { deskErrors } from '../../contract/src/desk/desk.errors.ts'
import { languages } from '../../contract/src/language.ts'

/**
 * A reader downloads one language. Texts stay written side by side in `*.texts.ts`, of the app and of the contract, and
 * in the error catalogue; this plugin replaces each of these modules by an empty table, and puts the strings of one
 * language into one module a group (`virtual:texts/<group>/<language>`), which becomes a chunk of its own and fills the
 * tables when it has loaded (web/src/shared/i18n/tables.ts). 'start' has the texts of login and registration, 'lessons'
 * those that the library and a lesson add, 'desk' those of admins, 'phone' those of practice, reminders, thanks, passkeys,
 * saved lessons, the listen mode and life without internet, 'pages' all others.
 */
const groups = ['start', 'lessons', 'desk', 'phone', 'pages'] as const
/** Texts of login and registration: the app, the shared components, the forms, and errors that no other group has. */
const startFiles = [/^app\/[^/]+$/, /^shared\/(api|ui)\/[^/]+$/, /^people\/auth\/(auth$|login\/)/]
/** Texts of the library, a lesson, their frames and the shared components. */
const lessonFiles = [
  /^(shared\/|app\/layouts\/layout$)/,
  /^learning\/(library\/library|library\/guest\/guest|video\/video|quiz\/quiz)$/,
]
const phoneFiles =
  /^(learning\/(practice|saved|thanks|video\/watching)|people\/(install|listen|reminders|account\/passkeys)|pages\/offline|shared\/watching)\//
const pagesErrors =
  /^(payment|passkeys?|plan|switch|questions|recording|card|coupon|first_login|somebody_logged|reset_link)_|^(cant_see|cant_hear|cant_speak|speaking_away|hearing_away|nothing_heard|not_a_recording|name_not_printable|replaced_this_month|address_missing|already_subscribed|order_changed|thanked_today|week_not_shared)$/
/** Errors of lessons and of pictures, which every signed-in reader may meet. */
const lessonErrors = /^(picture_|not_a_picture$|media_expired$|clip_completed$|not_watched$|question_gone$)/
/** Errors of employers only, who read English. */
const employersErrors =
  /^(payment_|plan_|switch_|coupon_|card_(?!number))|^(already_subscribed|order_changed|address_missing|replaced_this_month|has_worker|same_email|username_taken|user_id_invalid|topics_missing|thanked_today|week_not_shared)$/
/** Texts of the desk, and errors that only the desk or no page shows. */
const deskFiles = /^((people|learning|money)\/desk|studio|desk-kit|desk|pages\/desk)\//
const isDeskError = (code: string) =>
  code in deskErrors || /^(facebook_|(not_signed|wrong_host|empty_file)$)/.test(code)

/** The group of a texts file, by its path within web/src without its ending. */
export function groupOfFile(name: string): (typeof groups)[number] {
  if (deskFiles.test(name)) return 'desk'
  if (startFiles.some((pattern) => pattern.test(name))) return 'start'
  if (phoneFiles.test(name)) return 'phone'
  return lessonFiles.some((pattern) => pattern.test(name)) ? 'lessons' : 'pages'
}

type Table = Record<string, Record<string, string>>
type Options = { web: string; contract: string }

export function textsByLanguage({ web, contract }: Options): Plugin {
  const errors = join(contract, 'errors/errors.ts')
  /** A table's name in the built code: the file beside web/src without its ending, or 'errors'. */
  const nameOf = (file: string) => (file === errors ? 'errors' : relative(web, file).replace(/\.texts\.ts$/, ''))
  const groupOf = (name: string, key: string) => {
    if (name === 'errors' && isDeskError(key)) return 'desk'
    if (name === 'errors' && lessonErrors.test(key)) return 'lessons'
    if (name === 'errors') return pagesErrors.test(key) ? 'pages' : 'start'
    return groupOfFile(name)
  }
  /** Tables by file: a file's module and each group and language need them, but they are read once a build. */
  const tablesOf = new Map<string, ReturnType<typeof translatedExports>>()
  const read = (file: string) => {
    const tables = tablesOf.get(file) ?? translatedExports(file)
    tablesOf.set(file, tables)
    return tables
  }
  const files = () => [
    ...[web, contract].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.texts.ts'))
        .map((file) => join(folder, file))
        .sort(),
    ),
    errors,
  ]

  return {
    name: 'texts-by-language',
    enforce: 'pre',
    buildStart: () => tablesOf.clear(),
    resolveId: (id) => (id === 'virtual:texts' || id.startsWith('virtual:texts/') ? `\0${id}` : null),
    async load(id) {
      if (id === '\0virtual:texts') return loadersCode()
      const [, group, language] = /^\0virtual:texts\/(\w+)\/(\w+)$/.exec(id) ?? []
      if (!group || !language) return null
      const strings: Table = {}
      for (const file of files()) {
        this.addWatchFile(file)
        const name = nameOf(file)
        const isRead = (key: string) => language === 'eng' || name !== 'errors' || !employersErrors.test(key)
        const has = (key: string) => groupOf(name, key) === group && isRead(key)
        Object.assign(strings, stringsOf(await read(file), { name, language, has }))
      }
      return `export default ${JSON.stringify(strings)}`
    },
    async transform(_, id) {
      const file = normal(id.split('?')[0] ?? id)
      if (!file.endsWith('.texts.ts') && file !== errors) return null
      const translated = Object.keys(await read(file))
      if (translated.length === 0) return null
      const tables = translated.map(
        (name) => `export const ${name} = table(${JSON.stringify(`${nameOf(file)}#${name}`)})`,
      )
      return { code: `import { table } from '${web}/shared/i18n/tables.ts'\n${tables.join('\n')}\n`, map: null }
    },
    /** In development a changed text is shown after a reload. */
    handleHotUpdate({ file, server }) {
      tablesOf.clear()
      if (!file.endsWith('.texts.ts')) return
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

const normal = (path: string) => join(path)

function loadersCode() {
  // The desk is in English for everybody: one file instead of four, whose names would be in the first script.
  const spoken = (group: string, language: string) => (group === 'desk' ? 'eng' : language)
  const imports = (group: string) =>
    languages
      .map((language) => `${language}: () => import('virtual:texts/${group}/${spoken(group, language)}')`)
      .join(', ')
  return `export const loaders = { ${groups.map((group) => `${group}: { ${imports(group)} }`).join(', ')} }`
}

type Part = { name: string; language: string; has: (key: string) => boolean }

function stringsOf(tables: Record<string, Table>, { name, language, has }: Part) {
  const strings: Table = {}
  for (const [constant, texts] of Object.entries(tables)) {
    const table = Object.entries(texts).filter(([key]) => has(key))
    if (table.length === 0) continue
    strings[`${name}#${constant}`] = Object.fromEntries(table.map(([key, text]) => [key, text[language] ?? '']))
  }
  return strings
}

/** The exports of a texts file in several languages; plain texts, for employers only, stay in their module. */
async function translatedExports(file: string): Promise<Record<string, Table>> {
  const bundle = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm', logLevel: 'silent' })
  const code = Buffer.from(bundle.outputFiles[0]?.contents ?? []).toString('base64')
  const exports: Record<string, unknown> = await import(`data:text/javascript;base64,${code}`)
  return Object.fromEntries(Object.entries(exports).filter(isTranslated))
}

/** Whether a table has texts in several languages; those for employers only are plain. */
export function isTranslated(entry: [string, unknown]): entry is [string, Table] {
  const [first] = Object.values(entry[1] ?? {})
  return typeof first === 'object' && first !== null && 'eng' in first
}
