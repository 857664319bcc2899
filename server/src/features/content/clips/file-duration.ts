/** Seconds that an MP4 or WebM file lasts, as it says or as its packets tell; null where that can't be read. */
export async function fileDuration(path: string): Promise<number | null> {
  // Loaded by who reads packs alone: a running server does not hold it in memory.
  const { FilePathSource, Input, MP4, WEBM } = await import('mediabunny')
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] })
  try {
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
