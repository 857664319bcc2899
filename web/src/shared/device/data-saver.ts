import { session } from '../session/session'

/** The form of lessons that the worker's data saver asks for, unless she is on Wi-Fi. */
export function dataSaver() {
  const choice = session.user()?.data_saver
  const { connection } = navigator as { connection?: { type?: string } }
  return choice === 'off' || connection?.type === 'wifi' ? undefined : choice
}
