/** The Network Information API, which only Chromium has, and on Android alone with the kind of connection. */
type Connection = EventTarget & { type?: string; saveData?: boolean }

const information = () => (navigator as { connection?: Connection }).connection

/** The kind of connection; null where the browser hides it, as on an iPhone, and without a connection. */
export function connectionKind(): 'wifi' | 'mobile' | null {
  const type = information()?.type
  if (type === 'wifi' || type === 'ethernet') return 'wifi'
  return type === 'cellular' || type === 'wimax' ? 'mobile' : null
}

/** Calls `listener` when the connection is back or of another kind; returns a function that ends this. */
export function onConnectionChange(listener: () => void): () => void {
  const present = information()
  addEventListener('online', listener)
  present?.addEventListener?.('change', listener)
  return () => {
    removeEventListener('online', listener)
    present?.removeEventListener?.('change', listener)
  }
}
