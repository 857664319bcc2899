import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

type Report = { userLimits?: { open_files?: { soft: number | 'unlimited' } } }

/** How many files and connections this process may have open at once; null where the system names no limit. */
export function descriptorLimit(): number | null {
  const soft = (process.report.getReport() as Report).userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : null
}

/** Opens so many descriptors, to be given up for something that must not fail. Throws EMFILE, and holds none, where fewer are free. */
export function holdDescriptors(count: number): { release: () => void } {
  const held: number[] = []
  const release = () => {
    for (const one of held.splice(0)) closeSync(one)
  }
  try {
    while (held.length < count) held.push(openSync(devNull, 'r'))
  } catch (error) {
    release()
    throw error
  }
  return { release }
}

/** The files of a library that are open at once while it is loaded, and some for others meanwhile. */
const neededToLoad = 64

/**
 * A library that is loaded at its first use. Node never tries a failed import again: where descriptors are short it is not
 * begun, so that it succeeds when they are free.
 */
export function lazily<T>(library: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return async () => {
    if (!loaded) {
      holdDescriptors(neededToLoad).release()
      loaded = library()
    }
    return loaded
  }
}
