import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names for the classes of CSS modules: two or three letters for the file and the class in it. Hashes are longer and do
 * not compress. The same sources give the same names, in the browser's build and in the prerenderer's.
 */
export function shortClassNames(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort()
  const classes = new Map<string, string[]>()
  return (name: string, filename: string) => {
    const file = join(filename.split('?')[0] ?? filename)
    const known = classes.get(file) ?? []
    classes.set(file, known)
    if (!known.includes(name)) known.push(name)
    // The case of the letters separates the two parts.
    return `${letters(files.indexOf(file) + 1)}${letters(known.indexOf(name) + 1).toUpperCase()}`
  }
}

/** 1 is a, 26 is z, 27 is aa. */
function letters(n: number): string {
  if (n <= 0) return ''
  return letters(Math.floor((n - 1) / 26)) + String.fromCharCode(97 + ((n - 1) % 26))
}
