import { draftsKey } from './session'

/**
 * The unsent content of a form, stored on this device; it survives a reload, and is removed when the form is sent and
 * at logout.
 */
export function readDraft<Draft>(form: string): Draft | null {
  return (read()[form] as Draft | undefined) ?? null
}

/** Stores a draft; null removes it. */
export function storeDraft(form: string, draft: object | null) {
  const { [form]: _, ...others } = read()
  const drafts = draft ? { ...others, [form]: draft } : others
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(draftsKey)
    else localStorage.setItem(draftsKey, JSON.stringify(drafts))
  } catch {
    // Without storage there are no drafts.
  }
}

/** Removes all drafts. */
export function removeDrafts() {
  try {
    localStorage.removeItem(draftsKey)
  } catch {
    // Without storage there are no drafts.
  }
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(draftsKey) ?? '{}')
  } catch {
    return {}
  }
}
