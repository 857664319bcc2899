import type { Rollup } from 'vite'

type Context = { getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'code'> | null }

const roots = ['src/app/start.tsx', 'src/pages/login-page.tsx', 'src/pages/register-page.tsx']
/** Pages keep files of their own. */
const apart = /\/src\/(pages|features)\//
const icons = /lucide-react\/dist\/esm\//

/**
 * Puts what the first screens have in common into one file named 'start': many small ones compress badly and each is a
 * request. A package that exports hundreds of icons is not walked through; of those, what is named in the sources counts.
 */
export function firstScreenChunk(web: string) {
  let modules: Set<string> | undefined
  let named = new Set<string>()
  function find(context: Context) {
    modules = new Set()
    named = new Set()
    for (const root of roots) walk(`${web}${root}`, context, modules, named)
  }
  return (id: string, context: Context): string | null => {
    if (!modules || id.endsWith(roots[0] ?? '')) find(context)
    if (apart.test(id)) return null
    return modules?.has(id) || named.has(iconName(id)) ? 'start' : null
  }
}

function walk(id: string, context: Context, modules: Set<string>, named: Set<string>) {
  const found = context.getModuleInfo(id)
  if (!found || modules.has(id) || icons.test(id)) return
  modules.add(id)
  for (const [, names = ''] of found.code?.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g) ?? []) {
    for (const name of names.split(',')) named.add(name.split(' as ')[0]?.trim().toLowerCase() ?? '')
  }
  for (const imported of found.importedIds) walk(imported, context, modules, named)
}

/** 'building-2.mjs' and `Building2` are the same icon. */
const iconName = (id: string) => (icons.test(id) ? (/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '').replaceAll('-', '') : id)
