/** The Network Information API, which only Chromium has, and on Android alone with the kind of line. */
type Connection = EventTarget & { type?: string; saveData?: boolean }

const connection = () => (navigator as { connection?: Connection }).connection

/** The kind of line; null where the browser hides it, as on an iPhone, and without a line. */
export function lineKind(): 'wifi' | 'mobile' | null {
  const type = connection()?.type
  if (type === 'wifi' || type === 'ethernet') return 'wifi'
  return type === 'cellular' || type === 'wimax' ? 'mobile' : null
}

/** Calls `listener` when the line is back or of another kind; returns a function that ends this. */
export function onLineChange(listener: () => void): () => void {
  const line = connection()
  addEventListener('online', listener)
  line?.addEventListener?.('change', listener)
  return () => {
    removeEventListener('online', listener)
    line?.removeEventListener?.('change', listener)
  }
}
