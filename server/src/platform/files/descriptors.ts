import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'

type Report = { userLimits?: { open_files?: { soft: number | 'unlimited' } } }

/**
 * Returns the maximum of files and connections this process may have open at once; null if the system names no limit.
 */
export function descriptorLimit(): number | null {
  const soft = (process.report.getReport() as Report).userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : null
}

/** More than a library, a thread or a picture opens at once, and some for others meanwhile. */
const enough = 64

/** Throws EMFILE if few descriptors are free: called before code that would hide that error, or keep it for ever. */
export function needDescriptors() {
  const descriptors: number[] = []
  try {
    while (descriptors.length < enough) descriptors.push(openSync(devNull, 'r'))
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor)
  }
}

/**
 * Loads a library at its first use. Node never repeats a failed import: it is not begun while descriptors are short, so
 * that it succeeds once they are free.
 */
export function lazily<T>(library: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return async () => {
    if (!loaded) {
      needDescriptors()
      loaded = library()
    }
    return loaded
  }
}
