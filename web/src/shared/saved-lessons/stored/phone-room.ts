import type { Room } from './phone-lesson.ts'

/** Null where the browser does not say. */
export async function room(): Promise<Room | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate()
    return usage === undefined || quota === undefined ? null : { used: usage, free: Math.max(0, quota - usage) }
  } catch {
    return null
  }
}

/** Asks the browser not to empty the storage by itself; it may refuse. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => {})
}
