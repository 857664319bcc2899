import type { Manifest, ManifestChunk } from 'vite'

/** The chunks of a module and its static imports; a chunk of a group is found by its name. */
export function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  if (seen.has(source)) return []
  seen.add(source)
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk]
}
