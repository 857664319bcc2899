import { session } from '../session/session'

/** The kind of line, which Chromium on Android tells and other browsers hide. */
const lineType = () => (navigator as { connection?: { type?: string } }).connection?.type

export const isLineHidden = () => lineType() === undefined

/** The form of lessons that the worker's data saver asks for, unless she is on Wi-Fi. */
export function dataSaver(): 'low' | 'audio' | undefined {
  const choice = session.user()?.data_saver
  return choice === 'off' || lineType() === 'wifi' ? undefined : choice
}
