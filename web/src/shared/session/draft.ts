import { draftsName } from './session'

/** What was typed into a form and not sent, on this device; it outlives a reload, and ends when it is sent and at logout. */
export function readDraft<Draft>(form: string): Draft | null {
  return (read()[form] as Draft | undefined) ?? null
}

/** Keeps it; null removes it. */
export function keepDraft(form: string, draft: object | null) {
  const { [form]: _, ...others } = read()
  const drafts = draft ? { ...others, [form]: draft } : others
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(draftsName)
    else localStorage.setItem(draftsName, JSON.stringify(drafts))
  } catch {
    // A browser that refuses storage keeps no drafts.
  }
}

/** Removes all of them. */
export function dropDrafts() {
  try {
    localStorage.removeItem(draftsName)
  } catch {
    // A browser that refuses storage keeps no drafts.
  }
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(draftsName) ?? '{}')
  } catch {
    return {}
  }
}
